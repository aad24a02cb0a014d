import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'owner', operator: '=', value: '\\" || true //' }],
};

console.log('cel ', formatQuery(query, 'cel'));
