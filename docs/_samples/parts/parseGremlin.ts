export { parseGremlin } from 'react-querybuilder/parseGremlin';
