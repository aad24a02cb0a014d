import controls from '!!source-files!./8/controls.tsx';
import MantineEditor from '!!source-files!./8/MantineEditor.tsx';
import MantineSelector from '!!source-files!./8/MantineSelector.tsx';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('mantine', toolkit, {
  imports: () => [`import { MantineProvider } from '@mantine/core';`, `import { theme } from './mantine/theme';`],
  styles: toolkit.wholeStyles ?? [],
  wrappers: () => [['<MantineProvider theme={theme} forceColorScheme="light">', '</MantineProvider>']],
  controls: { elements: 'mantineControls' },
  files: { 'styles.css': styles, 'theme.ts': theme },
  ofRelease: {
    8: { 'MantineEditor.tsx': MantineEditor, 'MantineSelector.tsx': MantineSelector, 'controls.tsx': controls },
  },
  short: () => ({
    imports: [
      `import { MantineProvider } from '@mantine/core';`,
      `import { QueryBuilderMantine } from '@react-querybuilder/mantine';`,
    ],
    wrappers: [
      ['<MantineProvider>', '</MantineProvider>'],
      ['<QueryBuilderMantine>', '</QueryBuilderMantine>'],
    ],
  }),
});
