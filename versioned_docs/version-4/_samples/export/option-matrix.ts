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
  'cel',
  'spel',
  'jsonlogic',
];

const options: FormatQueryOptions[] = [
  { validator: () => false },
  { fields: [{ name: 'title', validator: () => false }] },
  { valueProcessor: () => 'X' },
  { quoteFieldNamesWith: '`' },
  { paramPrefix: '$' },
  { parseNumbers: true },
  { fallbackExpression: 'X' },
  { placeholderFieldName: 'title' },
  { placeholderOperatorName: '=' },
];

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: '7' },
    { field: 'year', operator: '>', value: '7' },
    { combinator: 'or', rules: [] },
  ],
};

// The overloads of formatQuery take no variable of type ExportFormat.
const write = (all: FormatQueryOptions) =>
  JSON.stringify(formatQuery(query, all));

const marks = (option: FormatQueryOptions) =>
  formats.map((format) =>
    write({ format }) === write({ format, ...option }) ? '-' : 'yes',
  );

const short = [
  'json',
  'no id',
  'sql',
  'param',
  'named',
  'mongo',
  'cel',
  'spel',
  'logic',
];
const row = (first: string, cells: string[]) =>
  console.log(
    first.padEnd(24) +
      cells
        .map((cell) => cell.padEnd(6))
        .join('')
        .trimEnd(),
  );

row('', short);
for (const option of options) row(Object.keys(option)[0] ?? '', marks(option));
