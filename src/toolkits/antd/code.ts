import AntdEditor from '!!source-files!./AntdEditor.tsx';
import controls from '!!source-files!./controls.tsx';
import styles from '!!source-files!./styles.css';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'antd',
  packages: toolkit.packages,
  controls: { from: './antd/controls', elements: 'antdControls' },
  files: { 'antd/AntdEditor.tsx': AntdEditor, 'antd/controls.tsx': controls, 'antd/styles.css': styles },
});
