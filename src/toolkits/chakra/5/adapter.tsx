import { pinned, type ToolkitAdapter } from '../../adapter';
import { ChakraScope } from '../ChakraScope';
import { toolkit } from '../toolkit';
import { chakraControls } from './controls';

export const chakra: ToolkitAdapter = {
  id: 'chakra',
  release: '5',
  Provider: ChakraScope,
  controls: { controlElements: chakraControls },
  packages: pinned(toolkit, '5'),
};
