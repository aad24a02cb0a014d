import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: 'Emma' },
    { field: '~', operator: '=', value: 'no field chosen' },
    { field: 'year', operator: '~', value: 'no operator chosen' },
    { field: 'pick one', operator: '=', value: 'my own placeholder' },
  ],
};

console.log(formatQuery(query, 'sql'));
console.log(
  formatQuery(query, { format: 'sql', placeholderFieldName: 'pick one' }),
);
