import { bootstrapControlClassnames, bootstrapControlElements } from '@react-querybuilder/bootstrap';
import { nameControls } from '@site/src/components/namedControls';
import { defaultControlElements } from 'react-querybuilder';
import { pinned, type ToolkitAdapter } from '../adapter';
import { BootstrapEditor } from './BootstrapEditor';
import 'bootstrap/dist/css/bootstrap.css';
import './styles.css';

/** Dark mode is in the styles: the scope reads the site's attribute in place of `data-bs-theme`. */
export const bootstrap: ToolkitAdapter = {
  id: 'bootstrap',
  Provider: ({ children }) => <>{children}</>,
  controls: {
    controlElements: nameControls({
      ...defaultControlElements,
      ...bootstrapControlElements,
      valueEditor: BootstrapEditor,
    }),
    controlClassnames: bootstrapControlClassnames,
  },
  packages: pinned('@react-querybuilder/bootstrap', 'bootstrap'),
};
