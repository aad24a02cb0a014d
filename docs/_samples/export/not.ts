import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const group: RuleGroupType = {
  combinator: 'and',
  not: true,
  rules: [
    { field: 'a', operator: '=', value: '1' },
    { field: 'b', operator: '=', value: '2' },
  ],
};

for (const [title, query] of [
  ['outer group', group],
  [
    'inner group',
    {
      combinator: 'and',
      rules: [{ field: 'c', operator: '=', value: '3' }, group],
    },
  ],
] satisfies [string, RuleGroupType][]) {
  // highlight-start
  console.log(title);
  console.log('  sql          ', formatQuery(query, 'sql'));
  console.log(
    '  mongodb_query',
    JSON.stringify(formatQuery(query, 'mongodb_query')),
  );
  console.log(
    '  elasticsearch',
    JSON.stringify(formatQuery(query, 'elasticsearch')),
  );
  console.log('  prisma       ', JSON.stringify(formatQuery(query, 'prisma')));
  console.log('  gremlin      ', formatQuery(query, 'gremlin'));
  // highlight-end
}
