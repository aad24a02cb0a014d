import {
  type ExportFormat,
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const formats: ExportFormat[] = [
  'json',
  'json_without_ids',
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'mongodb_query',
  'elasticsearch',
  'cel',
  'spel',
  'jsonata',
  'jsonlogic',
  'natural_language',
  'ldap',
  'prisma',
  'cypher',
  'gql',
  'sparql',
  'gremlin',
  'diagnostics',
];

const options: FormatQueryOptions[] = [
  { validator: () => false },
  {
    fields: [
      { name: 'title', value: 'title', label: 'T', validator: () => false },
    ],
  },
  { valueProcessor: () => 'X' },
  { operatorProcessor: () => 'X' },
  { ruleProcessor: () => 'X' },
  { quoteFieldNamesWith: '`' },
  { quoteFieldNamesWith: '`', fieldIdentifierSeparator: '.' },
  { quoteValuesWith: '"' },
  { preset: 'mssql' },
  { concatOperator: '+' },
  { paramPrefix: '$' },
  { paramsKeepPrefix: true },
  { numberedParams: true },
  { parseNumbers: true },
  { preserveValueOrder: true },
  { fallbackExpression: 'X' },
  { placeholderFieldName: 'title' },
  { placeholderOperatorName: '=' },
  { placeholderValueName: '7' },
  { getParameters: () => [] },
  { getOperators: () => [{ name: 'near', value: 'near', label: 'X' }] },
  { operatorMap: { '=': 'X' } },
  { wordOrder: 'OVS' },
  { translations: { and: 'X' } },
];

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: '7' },
    { field: 'a.b', operator: 'between', value: '9,1' },
    {
      field: 'title',
      operator: 'contains',
      valueSource: 'field',
      value: 'year',
    },
    { field: 'title', operator: '=', valueSource: 'parameter', value: 'p' },
    { field: 'title', operator: 'near', value: 'x' },
    { combinator: 'or', rules: [] },
  ],
};

const write = (all: FormatQueryOptions) =>
  JSON.stringify(formatQuery(query, all));

for (const option of options) {
  const names = Object.keys(option).join(' + ');
  // The two that need quotes or a number are compared with a call that has
  // them.
  const base: FormatQueryOptions = option.fieldIdentifierSeparator
    ? { quoteFieldNamesWith: '`' }
    : option.preserveValueOrder
      ? { parseNumbers: true }
      : {};
  const changed = formats.filter(
    (format) =>
      write({ ...base, format }) !== write({ ...base, ...option, format }),
  );
  const rest = formats.filter((format) => !changed.includes(format));
  const list =
    rest.length < 9 ? `all but ${rest.join(' ')}` : changed.join(' ');
  console.log(
    names.split(' + ').at(-1)?.padEnd(25),
    rest.length ? list : 'all',
  );
}
