import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const like: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'isbn', operator: 'contains', value: '978' },
    { field: 'isbn', operator: 'contains', value: 978 },
  ],
};

console.log(formatQuery(like, 'parameterized'));
console.log(formatQuery(like, { format: 'parameterized', parseNumbers: true }));
