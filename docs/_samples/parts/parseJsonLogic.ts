export { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
