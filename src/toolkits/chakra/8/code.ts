import chakraElements from '!!source-files!./chakraElements.tsx';
import controls from '!!source-files!./controls.tsx';
import namedControls from '!!source-files!../../8/namedControls.tsx';
import parts from '!!source-files!../parts.ts';
import styles from '!!source-files!../styles.css';
import theme from '!!source-files!../theme.ts';
import { pinned } from '../../adapter';
import { toolkitCode } from '../../ToolkitCode';
import { toolkit } from '../toolkit';

export const code = toolkitCode({
  id: 'chakra',
  release: '8',
  packages: pinned(toolkit, '8'),
  imports: [`import { ChakraProvider } from '@chakra-ui/react';`, `import { theme } from './chakra/theme';`],
  wrappers: [['<ChakraProvider theme={theme}>', '</ChakraProvider>']],
  controls: { from: './chakra/8/controls', elements: 'chakraControls' },
  files: {
    '8/namedControls.tsx': namedControls,
    'chakra/8/chakraElements.tsx': chakraElements,
    'chakra/parts.ts': parts,
    'chakra/8/controls.tsx': controls,
    'chakra/styles.css': styles,
    'chakra/theme.ts': theme,
  },
});
