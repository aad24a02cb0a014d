import {
  convertFromIC,
  formatQuery,
  type RuleGroupTypeIC,
} from 'react-querybuilder';

const query: RuleGroupTypeIC = {
  rules: [
    { field: 'a', operator: '=', value: '1' },
    'or',
    { field: '~', operator: '=', value: '' },
    'and',
    { field: 'c', operator: '=', value: '3' },
  ],
};

console.log(formatQuery(convertFromIC(query), 'sql'));
