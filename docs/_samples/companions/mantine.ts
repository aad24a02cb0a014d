// The only door into this line's companion for code outside the line.
export * from '@react-querybuilder/mantine';
