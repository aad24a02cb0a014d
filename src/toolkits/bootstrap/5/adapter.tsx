import { pinned, type ToolkitAdapter } from '../../adapter';
import { toolkit } from '../toolkit';
import { bootstrapClassnames, bootstrapControls } from './controls';
import 'bootstrap/dist/css/bootstrap.css';
import '../styles.css';

/** Dark mode is in the styles: the scope reads the site's attribute in place of `data-bs-theme`. */
export const bootstrap: ToolkitAdapter = {
  id: 'bootstrap',
  release: '5',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: bootstrapControls, controlClassnames: bootstrapClassnames },
  packages: pinned(toolkit, '5'),
};
