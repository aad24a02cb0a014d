import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'year', operator: '>', value: '1950' },
    {
      combinator: 'or',
      not: true,
      rules: [{ field: 'genre', operator: '=', value: 'crime' }],
    },
  ],
};

console.log('sql      ', formatQuery(query, 'sql'));
console.log('cel      ', formatQuery(query, 'cel'));
console.log('spel     ', formatQuery(query, 'spel'));
console.log('jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
console.log('mongodb  ', formatQuery(query, 'mongodb'));
