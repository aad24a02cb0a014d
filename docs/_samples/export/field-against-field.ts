import {
  type ExportFormat,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

// highlight-start
const rules = [
  { field: 'editor', operator: '=', value: 'author' },
  { field: 'title', operator: 'contains', value: 'author' },
];
// highlight-end
const formats: ExportFormat[] = [
  'mongodb_query',
  'elasticsearch',
  'cel',
  'spel',
  'jsonata',
  'jsonlogic',
  'ldap',
  'prisma',
  'cypher',
  'sparql',
  'gremlin',
];

// highlight-start
for (const rule of rules) {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ ...rule, valueSource: 'field' }],
  };
  console.log(rule.operator);
  console.log(
    '  sql          ',
    formatQuery(query, { format: 'sql', quoteFieldNamesWith: '`' }),
  );
  // highlight-end
  for (const format of formats) {
    const result: unknown = formatQuery(query, { format });
    console.log(
      `  ${format.padEnd(13)}`,
      typeof result === 'string' ? result : JSON.stringify(result),
    );
  }
}
