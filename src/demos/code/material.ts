import { toolkitCode } from './ToolkitCode';

const components = [
  'Button',
  'Checkbox',
  'FormControl',
  'FormControlLabel',
  'Input',
  'ListSubheader',
  'MenuItem',
  'Radio',
  'RadioGroup',
  'Select',
  'Switch',
  'TextareaAutosize',
];

/** The companion bundles a copy of MUI and uses it unless it is handed the one that is installed. */
export const code = toolkitCode({
  id: 'material',
  packages: [
    '@react-querybuilder/material',
    '@mui/material',
    '@mui/icons-material',
    '@emotion/react',
    '@emotion/styled',
  ],
  imports: [
    `import DragIndicator from '@mui/icons-material/DragIndicator';`,
    `import {\n  ${['createTheme', 'ThemeProvider', ...components].sort((a, b) => a.localeCompare(b)).join(',\n  ')},\n} from '@mui/material';`,
    `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
  ],
  setup: [
    'const theme = createTheme();',
    `// Otherwise the companion uses its own copy of MUI, which knows nothing of your theme.`,
    `const muiComponents = {\n  ${[...components, 'DragIndicator'].sort().join(',\n  ')},\n};`,
  ],
  wrappers: [
    ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    ['<QueryBuilderMaterial muiComponents={muiComponents}>', '</QueryBuilderMaterial>'],
  ],
});
