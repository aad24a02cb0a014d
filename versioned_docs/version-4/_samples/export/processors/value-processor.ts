import { defaultValueProcessor } from 'react-querybuilder';

console.log(defaultValueProcessor('author', 'contains', "O'Brien"));
console.log(defaultValueProcessor('author', '=', 'editor', 'field'));
