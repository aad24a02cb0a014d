import controls5 from '!!source-files!./5/controls.tsx';
import controls8 from '!!source-files!./8/controls.tsx';
import antdEditor from '!!source-files!./antdEditor.tsx';
import antdSelector from '!!source-files!./antdSelector.tsx';
import parts from '!!source-files!./parts.tsx';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('antd', toolkit, {
  imports: () => [`import { ConfigProvider } from 'antd';`, `import { themes } from './antd/theme';`],
  wrappers: [['<ConfigProvider theme={themes.light}>', '</ConfigProvider>']],
  controls: { elements: 'antdControls' },
  files: {
    'antdEditor.tsx': antdEditor,
    'antdSelector.tsx': antdSelector,
    'parts.tsx': parts,
    'styles.css': styles,
    'theme.ts': theme,
  },
  ofRelease: {
    5: { 'controls.tsx': controls5 },
    8: { 'controls.tsx': controls8 },
  },
  short: () => ({
    imports: [`import { QueryBuilderAntD } from '@react-querybuilder/antd';`],
    wrappers: [['<QueryBuilderAntD>', '</QueryBuilderAntD>']],
  }),
});
