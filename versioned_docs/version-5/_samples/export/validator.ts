import { formatQuery, type QueryValidator, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'title', operator: '=', value: 'Emma' },
    { id: 'r2', field: 'year', operator: '=', value: '' },
    { id: 'g1', combinator: 'or', rules: [{ id: 'r3', field: 'genre', operator: '=', value: 'crime' }] },
  ],
};

const byId: QueryValidator = () => ({ r2: false, g1: { valid: false, reasons: ['not wanted'] } });

console.log('no validator  ', formatQuery(query, 'sql'));
console.log('map of results', formatQuery(query, { format: 'sql', validator: byId }));
console.log('root is false ', formatQuery(query, { format: 'sql', validator: () => ({ root: false }) }));
console.log('false         ', formatQuery(query, { format: 'sql', validator: () => false }));
console.log(
  'all rules bad ',
  formatQuery(query, { format: 'sql', validator: () => ({ r1: false, r2: false, g1: false }) }),
);
