import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const values = [7, true, null, undefined, new Date(0), ['a', 'b'], ''];

for (const value of values) {
  const query: RuleGroupType = { combinator: 'and', rules: [{ field: 'f', operator: '=', value }] };
  console.log('sql          ', formatQuery(query, 'sql'));
  console.log('parameterized', formatQuery(query, 'parameterized').params);
  console.log('mongodb      ', formatQuery(query, 'mongodb'));
}
