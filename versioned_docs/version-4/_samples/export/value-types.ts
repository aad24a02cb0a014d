import { formatQuery, type RuleGroupType } from 'react-querybuilder';

for (const value of [7, true, null, undefined, ['a', 'b'], '', new Date(0)]) {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ field: 'f', operator: '=', value }],
  };
  console.log('sql    ', formatQuery(query, 'sql'));
  console.log('params ', formatQuery(query, 'parameterized').params);
  console.log('mongodb', formatQuery(query, 'mongodb'));
}
