import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../5/namedControls.tsx';
import parts from '!!source-files!../parts.ts';
import styles from '!!source-files!../styles.css';
import theme from '!!source-files!../theme.ts';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'chakra',
  release: '5',
  packages: pinned(toolkit, '5'),
  imports: [`import { ChakraProvider } from '@chakra-ui/react';`, `import { theme } from './chakra/theme';`],
  wrappers: [['<ChakraProvider theme={theme}>', '</ChakraProvider>']],
  controls: { from: './chakra/5/controls', elements: 'chakraControls' },
  files: {
    '5/namedControls.tsx': namedControls,
    'chakra/parts.ts': parts,
    'chakra/5/controls.tsx': controls,
    'chakra/styles.css': styles,
    'chakra/theme.ts': theme,
  },
});
