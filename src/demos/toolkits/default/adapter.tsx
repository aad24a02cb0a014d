import { namedControls } from '@site/src/components/namedControls';
import { pinned, type ToolkitAdapter } from '../adapter';

/** The library without a toolkit: native form controls, styled by the site. */
export const plain: ToolkitAdapter = {
  id: 'default',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: namedControls },
  packages: pinned(),
};
