export { parseMongoDB } from 'react-querybuilder/parseMongoDB';
