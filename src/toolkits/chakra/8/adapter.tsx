import { adapterOf } from '../../8/adapterOf';
import { ChakraScope } from '../ChakraScope';
import { toolkit } from '../toolkit';
import { chakraControls } from './controls';

export const adapter = adapterOf('chakra', '8', toolkit, { controlElements: chakraControls }, ChakraScope);
