import controls from '!!source-files!./8/controls.tsx';
import styles from '!!source-files!./styles.css';
import controlsOf from '!!source-files!../8/controlsOf.tsx';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('react-aria', toolkit, {
  controls: { elements: 'reactAriaControls' },
  files: { 'styles.css': styles },
  shared: { 8: { '8/controlsOf.tsx': controlsOf } },
  ofRelease: { 8: { 'controls.tsx': controls } },
  // No companion was run here. Lists stay the library's own.
  short: (_, type) => ({
    imports: [`import { Button, Switch } from 'react-aria-components';`],
    libraryTypes: ['ActionProps', 'NotToggleProps'],
    setup: [
      `const actionElement = ({ className, label, handleOnClick }${type(': ActionProps')}) =>`,
      '  <Button className={className} onClick={handleOnClick}>{label}</Button>;',
      `const notToggle = ({ className, label, checked, handleOnChange }${type(': NotToggleProps')}) =>`,
      '  <Switch className={className} isSelected={checked} onChange={handleOnChange}>{label}</Switch>;',
      'const controls = { controlElements: { actionElement, notToggle } };',
    ],
    props: ['{...controls}'],
  }),
});
