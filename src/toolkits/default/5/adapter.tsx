import { namedControls } from '../../5/namedControls';
import { pinned, type ToolkitAdapter } from '../../adapter';
import { toolkit } from '../toolkit';
import '../styles.css';

/** The library without a toolkit: native form controls, styled by the site. */
export const plain: ToolkitAdapter = {
  id: 'default',
  release: '5',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: namedControls },
  packages: pinned(toolkit, '5'),
};
