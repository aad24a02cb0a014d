export { parseSpEL } from 'react-querybuilder/parseSpEL';
