import styles from '!!source-files!./styles.css';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'default',
  packages: toolkit.packages,
  controls: { from: './namedControls', elements: 'namedControls' },
  files: { 'default/styles.css': styles },
});
