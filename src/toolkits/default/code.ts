import styles from '!!source-files!./styles.css';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('default', toolkit, {
  controls: { from: 'namedControls', elements: 'namedControls' },
  files: { 'styles.css': styles },
  ofRelease: { 5: {}, 8: {} },
  short: () => ({}),
});
