import controls5 from '!!source-files!./5/controls.tsx';
import muiComponents5 from '!!source-files!./5/muiComponents.ts';
import controls8 from '!!source-files!./8/controls.tsx';
import parts from '!!source-files!./parts.ts';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('material', toolkit, {
  imports: (release) => [
    `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
    `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
    ...(release === '5' ? [`import { muiComponents } from './material/5/muiComponents';`] : []),
    `import { themeOptions } from './material/theme';`,
  ],
  setup: ['const theme = createTheme(themeOptions);'],
  wrappers: (release) => [
    ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    [`<QueryBuilderMaterial${release === '5' ? ' muiComponents={muiComponents}' : ''}>`, '</QueryBuilderMaterial>'],
  ],
  controls: { elements: 'materialControls' },
  files: { 'parts.ts': parts, 'styles.css': styles, 'theme.ts': theme },
  ofRelease: {
    5: { 'controls.tsx': controls5, 'muiComponents.ts': muiComponents5 },
    8: { 'controls.tsx': controls8 },
  },
  short: (release) => ({
    imports: [`import { QueryBuilderMaterial } from '@react-querybuilder/material';`],
    ...(release === '5' && {
      setup: ['// The package shows a copy of MUI 5 of its own; its prop `muiComponents` takes yours.'],
    }),
    wrappers: [['<QueryBuilderMaterial>', '</QueryBuilderMaterial>']],
  }),
});
