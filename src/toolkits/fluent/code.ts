import controls from '!!source-files!./8/controls.tsx';
import styles from '!!source-files!./styles.css';
import controlsOf from '!!source-files!../8/controlsOf.tsx';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

const { importLine, open, close } = toolkit.provider;

export const code = toolkitCodes('fluent', toolkit, {
  imports: () => [importLine],
  wrappers: () => [[open, close]],
  controls: { elements: 'fluentControls' },
  files: { 'styles.css': styles },
  shared: { 8: { '8/controlsOf.tsx': controlsOf } },
  ofRelease: { 8: { 'controls.tsx': controls } },
  // No companion was run here. Lists stay the library's own.
  short: (_, type) => ({
    imports: [`import { Button, FluentProvider, Switch, webLightTheme } from '@fluentui/react-components';`],
    libraryTypes: ['ActionProps', 'NotToggleProps'],
    setup: [
      `const actionElement = ({ className, label, handleOnClick }${type(': ActionProps')}) =>`,
      '  <Button className={className} onClick={handleOnClick}>{label}</Button>;',
      `const notToggle = ({ className, label, checked, handleOnChange }${type(': NotToggleProps')}) =>`,
      '  <Switch className={className} label={<>{label}</>} checked={checked} onChange={(_, data) => handleOnChange(data.checked)} />;',
      'const controls = { controlElements: { actionElement, notToggle } };',
    ],
    wrappers: [[open, close]],
    props: ['{...controls}'],
  }),
});
