import { namedControls } from '@site/src/components/namedControls';
import { pinned, type ToolkitAdapter } from '../adapter';
export const chakra: ToolkitAdapter = { id: 'chakra', Provider: ({ children }) => <>{children}</>, controls: { controlElements: namedControls }, packages: pinned() };
