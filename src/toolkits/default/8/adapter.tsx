import { namedControls } from '../../8/namedControls';
import { pinned, type ToolkitAdapter } from '../../adapter';
import { toolkit } from '../toolkit';
import '../styles.css';

/** Release 8 without a toolkit: native form controls, styled by the site. */
export const adapter: ToolkitAdapter<'8'> = {
  id: 'default',
  release: '8',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: namedControls },
  packages: pinned(toolkit, '8'),
};
