import { namedControls } from '@site/src/components/namedControls';
import { pinned, type ToolkitAdapter } from '../adapter';
export const antd: ToolkitAdapter = {
  id: 'antd',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: namedControls },
  packages: pinned(),
};
