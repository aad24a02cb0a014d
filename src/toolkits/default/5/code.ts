import namedControls from '!!source-files!../../5/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'default',
  release: '5',
  packages: pinned(toolkit, '5'),
  controls: { from: './5/namedControls', elements: 'namedControls' },
  files: {
    '5/namedControls.tsx': namedControls,
    'default/styles.css': styles,
  },
});
