export { parseSQL } from 'react-querybuilder/parseSQL';
