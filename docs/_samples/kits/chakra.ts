// The only door into this line's Chakra UI for code outside the line.
export * from '@chakra-ui/react';
