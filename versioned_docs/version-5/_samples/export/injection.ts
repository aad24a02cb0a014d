import { formatQuery } from 'react-querybuilder';

// Nothing of this was made with the controls of QueryBuilder. A client can send it all the same.
const received = JSON.parse(`{
  "combinator": "or 1 = 1 or",
  "rules": [
    { "field": "1 = 1 or title", "operator": "=", "value": "x" },
    { "field": "title", "operator": "= '' or 1 = 1 or title =", "value": "x" },
    { "field": "title", "operator": "=", "value": "x' or '1' = '1" },
    { "field": "title", "operator": "=", "valueSource": "field", "value": "title or 1 = 1" }
  ]
}`);

console.log(formatQuery(received, 'sql'));
console.log(formatQuery(received, 'parameterized'));
