import controls from '!!source-files!./controls.tsx';
import MantineEditor from '!!source-files!./MantineEditor.tsx';
import MantineSelector from '!!source-files!./MantineSelector.tsx';
import namedControls from '!!source-files!../../8/namedControls.tsx';
import styles from '!!source-files!../styles.css';
import theme from '!!source-files!../theme.ts';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'mantine',
  release: '8',
  packages: pinned(toolkit, '8'),
  imports: [`import { MantineProvider } from '@mantine/core';`, `import { theme } from './mantine/theme';`],
  styles: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
  wrappers: [['<MantineProvider theme={theme} forceColorScheme="light">', '</MantineProvider>']],
  controls: { from: './mantine/8/controls', elements: 'mantineControls' },
  files: {
    '8/namedControls.tsx': namedControls,
    'mantine/8/MantineEditor.tsx': MantineEditor,
    'mantine/8/MantineSelector.tsx': MantineSelector,
    'mantine/8/controls.tsx': controls,
    'mantine/styles.css': styles,
    'mantine/theme.ts': theme,
  },
});
