import controls from '!!source-files!./controls.tsx';
import muiComponents from '!!source-files!./muiComponents.ts';
import namedControls from '!!source-files!../../5/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import theme from '!!source-files!../theme.ts';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'material',
  release: '5',
  packages: pinned(toolkit, '5'),
  imports: [
    `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
    `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
    `import { muiComponents } from './material/5/muiComponents';`,
    `import { themeOptions } from './material/theme';`,
  ],
  setup: ['const theme = createTheme(themeOptions);'],
  wrappers: [
    ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    ['<QueryBuilderMaterial muiComponents={muiComponents}>', '</QueryBuilderMaterial>'],
  ],
  controls: { from: './material/5/controls', elements: 'materialControls' },
  files: {
    '5/namedControls.tsx': namedControls,
    'material/5/controls.tsx': controls,
    'material/5/muiComponents.ts': muiComponents,
    'material/styles.css': styles,
    'material/theme.ts': theme,
  },
});
