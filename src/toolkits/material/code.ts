import controls from '!!source-files!./controls.tsx';
import muiComponents from '!!source-files!./muiComponents.ts';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'material',
  packages: toolkit.packages,
  imports: [
    `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
    `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
    `import { muiComponents } from './material/muiComponents';`,
    `import { themeOptions } from './material/theme';`,
  ],
  setup: ['const theme = createTheme(themeOptions);'],
  wrappers: [
    ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    ['<QueryBuilderMaterial muiComponents={muiComponents}>', '</QueryBuilderMaterial>'],
  ],
  controls: { from: './material/controls', elements: 'materialControls' },
  files: {
    'material/controls.tsx': controls,
    'material/muiComponents.ts': muiComponents,
    'material/styles.css': styles,
    'material/theme.ts': theme,
  },
});
