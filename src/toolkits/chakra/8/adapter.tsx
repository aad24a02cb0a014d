import { pinned, type ToolkitAdapter } from '../../adapter';
import { ChakraScope } from '../ChakraScope';
import { toolkit } from '../toolkit';
import { chakraControls } from './controls';

export const adapter: ToolkitAdapter<'8'> = {
  id: 'chakra',
  release: '8',
  Provider: ChakraScope,
  controls: { controlElements: chakraControls },
  packages: pinned(toolkit, '8'),
};
