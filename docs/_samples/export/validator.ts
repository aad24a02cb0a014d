import {
  formatQuery,
  type QueryValidator,
  type RuleGroupType,
} from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'title', operator: '=', value: 'Emma' },
    { id: 'r2', field: 'year', operator: '=', value: '' },
    {
      id: 'g1',
      combinator: 'or',
      rules: [{ id: 'r3', field: 'genre', operator: '=', value: 'crime' }],
    },
  ],
};

// highlight-start
const sql = (validator: QueryValidator) =>
  formatQuery(query, { format: 'sql', validator });

console.log('none   ', formatQuery(query, 'sql'));
console.log(
  'map    ',
  sql(() => ({ r2: false, g1: { valid: false, reasons: ['old'] } })),
);
console.log(
  'no root',
  sql(() => ({ root: false })),
);
console.log(
  'no rule',
  sql(() => ({ r1: false, r2: false, g1: false })),
  // highlight-end
);
console.log(
  'false  ',
  sql(() => false),
);
