import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: 'Emma' },
    { field: 'year', operator: '=', value: 1815 },
    { field: 'genre', operator: 'in', value: 'crime,poetry' },
  ],
};
const valueProcessor = () => 'X';
const ruleProcessor = () => 'Y';

console.log(formatQuery(query, { format: 'sql', valueProcessor }));
console.log(formatQuery(query, { format: 'parameterized', valueProcessor }));
console.log(formatQuery(query, { format: 'cel', valueProcessor }));
console.log(
  formatQuery(query, { format: 'cel', valueProcessor, ruleProcessor }),
);
