import controls from '!!source-files!./controls.tsx';
import styles from '!!source-files!./styles.css';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

/** There is no published companion for Bulma: its controls are made of Bulma's classes, in a file of their own. */
export const code = toolkitCode({
  id: 'bulma',
  packages: toolkit.packages,
  styles: toolkit.styles.map(({ file }) => file),
  controls: { from: './bulma/controls', elements: 'bulmaControls', classnames: 'bulmaClassnames' },
  files: { 'bulma/controls.tsx': controls, 'bulma/styles.css': styles },
});
