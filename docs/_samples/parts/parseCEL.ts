export { parseCEL } from 'react-querybuilder/parseCEL';
