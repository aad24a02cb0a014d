// The door into a release that no line documents. Its export has
// a sub-path of its own, without the components.
export { formatQuery } from 'react-querybuilder-6/formatQuery';
export { version } from 'react-querybuilder-6/package.json';
