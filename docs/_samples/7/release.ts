// The door into a release that no line documents. Its export has
// a sub-path of its own, without the components.
export { formatQuery } from 'react-querybuilder-7/formatQuery';
export { version } from 'react-querybuilder-7/package.json';
