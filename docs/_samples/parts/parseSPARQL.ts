export { parseSPARQL } from 'react-querybuilder/parseSPARQL';
