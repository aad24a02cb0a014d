import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'note', operator: '=', value: 'first line\nsecond line' }],
};

console.log(formatQuery(query, 'parameterized'));
console.log(formatQuery(query, 'cel'));
