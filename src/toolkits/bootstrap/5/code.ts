import BootstrapEditor from '!!source-files!./BootstrapEditor.tsx';
import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../5/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'bootstrap',
  release: '5',
  packages: pinned(toolkit, '5'),
  styles: toolkit.styles.map(({ file }) => file),
  controls: { from: './bootstrap/5/controls', elements: 'bootstrapControls', classnames: 'bootstrapClassnames' },
  files: {
    '5/namedControls.tsx': namedControls,
    'bootstrap/5/BootstrapEditor.tsx': BootstrapEditor,
    'bootstrap/5/controls.tsx': controls,
    'bootstrap/styles.css': styles,
  },
});
