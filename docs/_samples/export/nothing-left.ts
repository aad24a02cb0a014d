import {
  type ExportFormat,
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = { field: 'year', operator: '>', value: '1950' };
const dropped: RuleType = { field: '~', operator: '=', value: '' };
const formats: ExportFormat[] = [
  'sql',
  'cel',
  'mongodb_query',
  'elasticsearch',
  'jsonlogic',
  'prisma',
  'ldap',
  'gremlin',
];

// highlight-start
const cases: [string, RuleGroupType][] = [
  ['Empty group', { combinator: 'and', rules: [] }],
  ['Every rule left out', { combinator: 'and', rules: [dropped] }],
  [
    'Every rule left out, with not',
    { combinator: 'and', not: true, rules: [dropped] },
  ],
  [
    'A rule or a group with nothing',
    {
      combinator: 'or',
      rules: [rule, { combinator: 'and', rules: [dropped] }],
    },
  ],
];
// highlight-end

for (const [name, query] of cases) {
  console.log(name);
  for (const format of formats) {
    const result: unknown = formatQuery(query, { format });
    console.log(
      ' ',
      format.padEnd(13),
      typeof result === 'string' ? result : JSON.stringify(result),
    );
  }
}
