import { namedControls } from '@site/src/components/namedControls';
import { pinned, type ToolkitAdapter } from '../adapter';
export const material: ToolkitAdapter = { id: 'material', Provider: ({ children }) => <>{children}</>, controls: { controlElements: namedControls }, packages: pinned() };
