// The only door into this line's theme of Chakra UI for code outside the line.
export * from '@chakra-ui/react/theme';
