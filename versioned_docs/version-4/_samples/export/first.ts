import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'contains', value: "O'Brien" },
    { field: 'year', operator: '>=', value: '1950' },
  ],
};

console.log(formatQuery(query, 'sql'));
console.log(
  formatQuery(query, { format: 'parameterized', parseNumbers: true }),
);
