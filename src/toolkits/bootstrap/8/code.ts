import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../8/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'bootstrap',
  release: '8',
  packages: pinned(toolkit, '8'),
  styles: toolkit.styles.map(({ file }) => file),
  controls: { from: './bootstrap/8/controls', elements: 'bootstrapControls', classnames: 'bootstrapClassnames' },
  files: {
    '8/namedControls.tsx': namedControls,
    'bootstrap/8/controls.tsx': controls,
    'bootstrap/styles.css': styles,
  },
});
