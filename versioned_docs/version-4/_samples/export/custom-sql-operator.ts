import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'contains', value: 'sea' },
    { field: 'title', operator: 'ilike', value: 'the%' },
    { field: 'tags', operator: 'isEmpty', value: '' },
  ],
};

console.log('sql      ', formatQuery(query, 'sql'));
console.log('mongodb  ', formatQuery(query, 'mongodb'));
console.log('cel      ', formatQuery(query, 'cel'));
console.log('spel     ', formatQuery(query, 'spel'));
console.log('jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
