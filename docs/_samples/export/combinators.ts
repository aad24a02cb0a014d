import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

const rules: RuleType[] = [
  { field: 'a', operator: '=', value: '1' },
  { field: 'b', operator: '=', value: '2' },
];

// highlight-start
for (const combinator of ['OR', 'xor']) {
  const query: RuleGroupType = { combinator, rules };
  console.log(combinator);
  console.log('  sql          ', formatQuery(query, 'sql'));
  console.log('  cel          ', formatQuery(query, 'cel'));
  console.log(
    '  mongodb_query',
    JSON.stringify(formatQuery(query, 'mongodb_query')),
  );
  console.log(
    '  jsonlogic    ',
    JSON.stringify(formatQuery(query, 'jsonlogic')),
  );
  console.log('  ldap         ', formatQuery(query, 'ldap'));
  console.log('  gremlin      ', formatQuery(query, 'gremlin'));
  // highlight-end
}
