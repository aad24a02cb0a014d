export { parseJSONata } from 'react-querybuilder/parseJSONata';
