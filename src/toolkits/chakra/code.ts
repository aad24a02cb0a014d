import controls from '!!source-files!./controls.tsx';
import styles from '!!source-files!./styles.css';
import { toolkitCode } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCode({
  id: 'chakra',
  packages: toolkit.packages,
  imports: [`import { ChakraProvider } from '@chakra-ui/react';`],
  wrappers: [['<ChakraProvider>', '</ChakraProvider>']],
  controls: { from: './chakra/controls', elements: 'chakraControls' },
  files: { 'chakra/controls.tsx': controls, 'chakra/styles.css': styles },
});
