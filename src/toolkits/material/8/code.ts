import controls from '!!source-files!./controls.tsx';
import muiComponents from '!!source-files!./muiComponents.ts';
import namedControls from '!!source-files!../../8/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import theme from '!!source-files!../theme.ts';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'material',
  release: '8',
  packages: pinned(toolkit, '8'),
  imports: [
    `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
    `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
    `import { muiComponents } from './material/8/muiComponents';`,
    `import { themeOptions } from './material/theme';`,
  ],
  setup: ['const theme = createTheme(themeOptions);'],
  wrappers: [
    ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    ['<QueryBuilderMaterial muiComponents={muiComponents}>', '</QueryBuilderMaterial>'],
  ],
  controls: { from: './material/8/controls', elements: 'materialControls' },
  files: {
    '8/namedControls.tsx': namedControls,
    'material/8/controls.tsx': controls,
    'material/8/muiComponents.ts': muiComponents,
    'material/styles.css': styles,
    'material/theme.ts': theme,
  },
});
