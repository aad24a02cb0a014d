import namedControls from '!!source-files!../../8/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'default',
  release: '8',
  packages: pinned(toolkit, '8'),
  controls: { from: './8/namedControls', elements: 'namedControls' },
  files: {
    '8/namedControls.tsx': namedControls,
    'default/styles.css': styles,
  },
});
