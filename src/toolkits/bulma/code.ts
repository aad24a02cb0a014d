import controls5 from '!!source-files!./5/controls.tsx';
import controls8 from '!!source-files!./8/controls.tsx';
import parts from '!!source-files!./parts.tsx';
import styles from '!!source-files!./styles.css';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('bulma', toolkit, {
  styles: toolkit.styles.map(({ file }) => file),
  controls: { elements: 'bulmaControls', classnames: 'bulmaClassnames' },
  files: { 'parts.tsx': parts, 'styles.css': styles },
  ofRelease: {
    5: { 'controls.tsx': controls5 },
    8: { 'controls.tsx': controls8 },
  },
  // No companion was run here; Bulma's classes need an element around each list.
  short: (release, type) => ({
    library: ['ValueSelector'],
    libraryTypes: ['ValueSelectorProps'],
    setup: [
      `const List = (props${type(': ValueSelectorProps')}) => (`,
      '  <span className="select"><ValueSelector {...props} /></span>',
      ');',
      'const controls = {',
      ...(release === '5'
        ? [
            '  controlElements: { combinatorSelector: List, fieldSelector: List, operatorSelector: List },',
            `  controlClassnames: { addRule: 'button', addGroup: 'button', value: 'input' },`,
          ]
        : ['  controlElements: { valueSelector: List },', `  controlClassnames: { actionElement: 'button' },`]),
      '};',
    ],
    props: ['{...controls}'],
  }),
});
