import { formatQuery, type RuleGroupType } from 'react-querybuilder';

// highlight-start
const rules = [
  { field: 'editor', operator: '=', value: 'author' },
  { field: 'title', operator: 'contains', value: 'author' },
  { field: 'price', operator: 'between', value: 'low,high' },
  { field: 'genre', operator: 'in', value: 'first,second' },
];
// highlight-end

// highlight-start
for (const rule of rules) {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ ...rule, valueSource: 'field' }],
  };
  console.log(rule.operator);
  console.log(
    '  sql      ',
    formatQuery(query, { format: 'sql', quoteFieldNamesWith: '`' }),
  );
  // highlight-end
  console.log('  params   ', formatQuery(query, 'parameterized').params);
  console.log('  mongodb  ', formatQuery(query, 'mongodb'));
  console.log('  cel      ', formatQuery(query, 'cel'));
  console.log('  spel     ', formatQuery(query, 'spel'));
  console.log('  jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
}
