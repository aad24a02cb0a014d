import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const rules = [
  { field: 'a', operator: '=', value: '1' },
  { field: 'b', operator: '=', value: '2' },
];

for (const combinator of ['and', 'AND', 'xor']) {
  const query: RuleGroupType = { combinator, rules };
  console.log(combinator);
  console.log('  sql      ', formatQuery(query, 'sql'));
  console.log('  spel     ', formatQuery(query, 'spel'));
  console.log('  cel      ', formatQuery(query, 'cel'));
  console.log('  mongodb  ', formatQuery(query, 'mongodb'));
  console.log('  jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
}
console.log('independent xor, mongodb', formatQuery({ rules: [rules[0], 'xor', rules[1]] } as never, 'mongodb'));
