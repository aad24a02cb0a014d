import { adapterOf } from '../../adapter';
import { toolkit } from '../toolkit';
import { ChakraScope } from './ChakraScope';
import { chakraControls } from './controls';

export const chakra = adapterOf('chakra', '5', toolkit, { controlElements: chakraControls }, ChakraScope);
