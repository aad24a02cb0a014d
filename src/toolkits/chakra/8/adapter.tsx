import { controlsOf8, pinned, type ToolkitAdapter } from '../../adapter';
import { ChakraScope } from '../ChakraScope';
import { toolkit } from '../toolkit';
import { chakraControls } from './controls';

export const adapter: ToolkitAdapter = {
  id: 'chakra',
  release: '8',
  Provider: ChakraScope,
  controls: controlsOf8({ controlElements: chakraControls }),
  packages: pinned(toolkit, '8'),
};
