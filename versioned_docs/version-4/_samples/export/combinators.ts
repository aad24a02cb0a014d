import {
  formatQuery,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';

const rules: RuleType[] = [
  { field: 'a', operator: '=', value: '1' },
  { field: 'b', operator: '=', value: '2' },
];

// highlight-start
for (const combinator of ['and', 'AND', 'xor']) {
  const query: RuleGroupType = { combinator, rules };
  console.log(combinator);
  console.log('  sql      ', formatQuery(query, 'sql'));
  console.log('  spel     ', formatQuery(query, 'spel'));
  console.log('  cel      ', formatQuery(query, 'cel'));
  console.log('  mongodb  ', formatQuery(query, 'mongodb'));
  console.log('  jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
}
// highlight-end

// highlight-start
const [a, b] = rules as [RuleType, RuleType];
for (const combinator of ['AND', 'xor']) {
  const query = { rules: [a, combinator, b] } as RuleGroupTypeIC;
  console.log(`independent ${combinator}`);
  console.log('  mongodb  ', formatQuery(query, 'mongodb'));
  console.log('  jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
  // highlight-end
}
