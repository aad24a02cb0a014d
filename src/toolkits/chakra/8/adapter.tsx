import { adapterOf } from '../../8/adapterOf';
import { toolkit } from '../toolkit';
import { ChakraScope } from './ChakraScope';
import { chakraControls } from './controls';

export const adapter = adapterOf('chakra', '8', toolkit, { controlElements: chakraControls }, ChakraScope);
