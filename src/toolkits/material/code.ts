import controls5 from '!!source-files!./5/controls.tsx';
import muiComponents5 from '!!source-files!./5/muiComponents.ts';
import controls8 from '!!source-files!./8/controls.tsx';
import muiComponents8 from '!!source-files!./8/muiComponents.ts';
import parts from '!!source-files!./parts.ts';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('material', toolkit, {
  imports: (release) => [
    `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
    `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
    `import { muiComponents } from './material/${release}/muiComponents';`,
    `import { themeOptions } from './material/theme';`,
  ],
  setup: ['const theme = createTheme(themeOptions);'],
  wrappers: [
    ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    ['<QueryBuilderMaterial muiComponents={muiComponents}>', '</QueryBuilderMaterial>'],
  ],
  controls: { elements: 'materialControls' },
  files: { 'parts.ts': parts, 'styles.css': styles, 'theme.ts': theme },
  ofRelease: {
    5: { 'controls.tsx': controls5, 'muiComponents.ts': muiComponents5 },
    8: { 'controls.tsx': controls8, 'muiComponents.ts': muiComponents8 },
  },
  short: (release, _, props) => {
    const companion = `import { QueryBuilderMaterial } from '@react-querybuilder/material';`;
    if (release === '5')
      return {
        imports: [companion],
        setup: ['// The package shows a copy of MUI 5 of its own; its prop `muiComponents` takes yours.'],
        wrappers: [['<QueryBuilderMaterial>', '</QueryBuilderMaterial>']],
      };
    const icons = [
      'Close',
      ...(props.includes('showCloneButtons') ? ['ContentCopy'] : []),
      ...(props.includes('showLockButtons') ? ['Lock', 'LockOpen'] : []),
      ...(props.includes('showShiftActions') ? ['KeyboardArrowDown', 'KeyboardArrowUp'] : []),
    ];
    return {
      imports: [...icons.map((icon) => `import ${icon}Icon from '@mui/icons-material/${icon}';`), companion],
      setup: [
        '// Where MUI 5 is installed, some bundlers do not find the icons that the package imports itself.',
        `const muiComponents = { ${icons.map((icon) => `${icon}Icon`).join(', ')} };`,
      ],
      wrappers: [['<QueryBuilderMaterial muiComponents={muiComponents}>', '</QueryBuilderMaterial>']],
    };
  },
});
