import { toolkitCode } from './ToolkitCode';

export const code = toolkitCode({
  id: 'chakra',
  packages: [
    '@react-querybuilder/chakra',
    '@chakra-ui/react',
    '@chakra-ui/icons',
    '@chakra-ui/system',
    '@emotion/react',
    '@emotion/styled',
    'framer-motion',
  ],
  imports: [
    `import { ChakraProvider } from '@chakra-ui/react';`,
    `import { QueryBuilderChakra } from '@react-querybuilder/chakra';`,
  ],
  wrappers: [
    ['<ChakraProvider>', '</ChakraProvider>'],
    ['<QueryBuilderChakra>', '</QueryBuilderChakra>'],
  ],
});
