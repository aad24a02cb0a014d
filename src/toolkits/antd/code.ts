import controls5 from '!!source-files!./5/controls.tsx';
import theme5 from '!!source-files!./5/theme.ts';
import controls8 from '!!source-files!./8/controls.tsx';
import theme8 from '!!source-files!./8/theme.ts';
import antdEditor from '!!source-files!./antdEditor.tsx';
import antdSelector from '!!source-files!./antdSelector.tsx';
import parts from '!!source-files!./parts.tsx';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('antd', toolkit, {
  imports: (release) => [`import { ConfigProvider } from 'antd';`, `import { themes } from './antd/${release}/theme';`],
  wrappers: () => [['<ConfigProvider theme={themes.light}>', '</ConfigProvider>']],
  controls: { elements: 'antdControls' },
  files: {
    'antdEditor.tsx': antdEditor,
    'antdSelector.tsx': antdSelector,
    'parts.tsx': parts,
    'styles.css': styles,
    'theme.ts': theme,
  },
  ofRelease: {
    5: { 'controls.tsx': controls5, 'theme.ts': theme5 },
    8: { 'controls.tsx': controls8, 'theme.ts': theme8 },
  },
  short: () => ({
    imports: [`import { QueryBuilderAntD } from '@react-querybuilder/antd';`],
    wrappers: [['<QueryBuilderAntD>', '</QueryBuilderAntD>']],
  }),
});
