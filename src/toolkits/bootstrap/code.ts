import BootstrapEditor from '!!source-files!./BootstrapEditor.tsx';
import controls from '!!source-files!./controls.tsx';
import styles from '!!source-files!./styles.css';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'bootstrap',
  packages: toolkit.packages,
  styles: toolkit.styles.map(({ file }) => file),
  controls: { from: './bootstrap/controls', elements: 'bootstrapControls', classnames: 'bootstrapClassnames' },
  files: {
    'bootstrap/BootstrapEditor.tsx': BootstrapEditor,
    'bootstrap/controls.tsx': controls,
    'bootstrap/styles.css': styles,
  },
});
