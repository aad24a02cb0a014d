export { parseCypher } from 'react-querybuilder/parseCypher';
