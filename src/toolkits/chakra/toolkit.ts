import type { Toolkit } from '../toolkit';

export const toolkit = {
  packages: {
    5: [
      '@react-querybuilder/chakra',
      '@chakra-ui/react',
      '@chakra-ui/icons',
      '@chakra-ui/system',
      '@emotion/react',
      '@emotion/styled',
      'framer-motion',
    ],
    8: ['@chakra-ui/react', '@chakra-ui/system', '@emotion/react', '@emotion/styled', 'framer-motion'],
  },
  styles: [],
  provider: {
    importLine: `import { ChakraProvider } from '@chakra-ui/react';`,
    open: '<ChakraProvider>',
    close: '</ChakraProvider>',
  },
} satisfies Toolkit;
