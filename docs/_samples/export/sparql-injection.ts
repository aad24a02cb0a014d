import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'owner', operator: '=', value: 'x:y || 1 = 1 #' },
    { field: 'begins', operator: '>', value: '09:30' },
  ],
};

console.log(formatQuery(query, 'sparql'));
