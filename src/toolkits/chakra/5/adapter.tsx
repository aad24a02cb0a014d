import { adapterOf } from '../../adapter';
import { ChakraScope } from '../ChakraScope';
import { toolkit } from '../toolkit';
import { chakraControls } from './controls';

export const chakra = adapterOf('chakra', '5', toolkit, { controlElements: chakraControls }, ChakraScope);
