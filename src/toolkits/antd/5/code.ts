import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../5/namedControls.tsx';
import antdEditor from '!!source-files!../antdEditor.tsx';
import parts from '!!source-files!../parts.tsx';
import styles from '!!source-files!../styles.css';
import theme from '!!source-files!../theme.ts';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'antd',
  release: '5',
  packages: pinned(toolkit, '5'),
  imports: [`import { ConfigProvider } from 'antd';`, `import { themes } from './antd/theme';`],
  wrappers: [['<ConfigProvider theme={themes.light}>', '</ConfigProvider>']],
  controls: { from: './antd/5/controls', elements: 'antdControls' },
  files: {
    '5/namedControls.tsx': namedControls,
    'antd/antdEditor.tsx': antdEditor,
    'antd/parts.tsx': parts,
    'antd/5/controls.tsx': controls,
    'antd/styles.css': styles,
    'antd/theme.ts': theme,
  },
});
