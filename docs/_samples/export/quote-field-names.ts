import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'order', operator: '=', value: '7' },
    { field: 'editor', operator: '=', valueSource: 'field', value: 'author' },
    { field: 'shop.title', operator: '=', value: 'Emma' },
    { field: 'a"b', operator: '=', value: '7' },
  ],
};

console.log(formatQuery(query, { format: 'sql', quoteFieldNamesWith: '"' }));
console.log(formatQuery(query, { format: 'sql', quoteFieldNamesWith: '[' }));
