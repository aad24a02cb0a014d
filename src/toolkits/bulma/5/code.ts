import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../5/namedControls.tsx';
import parts from '!!source-files!../parts.tsx';
import styles from '!!source-files!../styles.css';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'bulma',
  release: '5',
  packages: pinned(toolkit, '5'),
  styles: toolkit.styles.map(({ file }) => file),
  controls: { from: './bulma/5/controls', elements: 'bulmaControls', classnames: 'bulmaClassnames' },
  files: {
    '5/namedControls.tsx': namedControls,
    'bulma/parts.tsx': parts,
    'bulma/5/controls.tsx': controls,
    'bulma/styles.css': styles,
  },
});
