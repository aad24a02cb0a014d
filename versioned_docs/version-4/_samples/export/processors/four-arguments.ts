import {
  defaultCELValueProcessor,
  defaultMongoDBValueProcessor,
  defaultSpELValueProcessor,
} from 'react-querybuilder';

console.log(defaultMongoDBValueProcessor('year', '>', '7'));
console.log(defaultCELValueProcessor('product', '=', '5" nails'));
console.log(defaultSpELValueProcessor('author', '=', "O'Brien"));
