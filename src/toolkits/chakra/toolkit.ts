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
    8: ['@chakra-ui/react', '@emotion/react'],
  },
  styles: [],
  provider: {
    importLine: `import { ChakraProvider, defaultSystem } from '@chakra-ui/react';`,
    open: '<ChakraProvider value={defaultSystem}>',
    close: '</ChakraProvider>',
  },
} satisfies Toolkit;
