import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../8/namedControls.tsx';
import parts from '!!source-files!../parts.tsx';
import styles from '!!source-files!../styles.css';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'bulma',
  release: '8',
  packages: pinned(toolkit, '8'),
  styles: toolkit.styles.map(({ file }) => file),
  controls: { from: './bulma/8/controls', elements: 'bulmaControls', classnames: 'bulmaClassnames' },
  files: {
    '8/namedControls.tsx': namedControls,
    'bulma/parts.tsx': parts,
    'bulma/8/controls.tsx': controls,
    'bulma/styles.css': styles,
  },
});
