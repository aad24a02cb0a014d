// The only door into this line's release for code outside the line.
export * from 'react-querybuilder';
export { version } from 'react-querybuilder/package.json';
