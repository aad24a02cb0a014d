import { pinned, type ToolkitAdapter } from '../adapter';
import { namedControls } from '../namedControls';
import { toolkit } from './toolkit';
import './styles.css';

/** The library without a toolkit: native form controls, styled by the site. */
export const plain: ToolkitAdapter = {
  id: 'default',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: namedControls },
  packages: pinned(toolkit),
};
