import controls from '!!source-files!./controls.tsx';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'chakra',
  packages: toolkit.packages,
  imports: [`import { ChakraProvider } from '@chakra-ui/react';`, `import { theme } from './chakra/theme';`],
  wrappers: [['<ChakraProvider theme={theme}>', '</ChakraProvider>']],
  controls: { from: './chakra/controls', elements: 'chakraControls' },
  files: { 'chakra/controls.tsx': controls, 'chakra/styles.css': styles, 'chakra/theme.ts': theme },
});
