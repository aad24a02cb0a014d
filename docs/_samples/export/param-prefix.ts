import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'year', operator: 'between', value: '1950,1959' },
    { field: 'year', operator: '!=', value: '1955' },
    { field: 'first name', operator: '=', value: 'Jane' },
  ],
};

console.log(
  formatQuery(query, { format: 'parameterized_named', paramPrefix: '$' }),
);
