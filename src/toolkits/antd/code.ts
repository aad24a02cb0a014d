import AntdEditor from '!!source-files!./AntdEditor.tsx';
import controls from '!!source-files!./controls.tsx';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'antd',
  packages: toolkit.packages,
  imports: [`import { ConfigProvider } from 'antd';`, `import { themes } from './antd/theme';`],
  wrappers: [['<ConfigProvider theme={themes.light}>', '</ConfigProvider>']],
  controls: { from: './antd/controls', elements: 'antdControls' },
  files: {
    'antd/AntdEditor.tsx': AntdEditor,
    'antd/controls.tsx': controls,
    'antd/styles.css': styles,
    'antd/theme.ts': theme,
  },
});
