import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'editor', operator: '=', valueSource: 'field', value: 'author' },
    { field: 'title', operator: 'contains', valueSource: 'field', value: 'author' },
    { field: 'price', operator: 'between', valueSource: 'field', value: 'low,high' },
    { field: 'genre', operator: 'in', valueSource: 'field', value: 'first,second' },
  ],
};

console.log(formatQuery(query, { format: 'sql', quoteFieldNamesWith: '`' }));
console.log(formatQuery(query, 'parameterized'));
console.log(formatQuery(query, 'mongodb'));
console.log(formatQuery(query, 'cel'));
console.log(formatQuery(query, 'spel'));
console.log(formatQuery(query, 'jsonlogic'));
