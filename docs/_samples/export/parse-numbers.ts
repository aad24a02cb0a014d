import {
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'year', operator: '=', value: '7' },
    { field: 'zip', operator: '=', value: '07' },
    { field: 'zip', operator: '=', value: '7abc' },
  ],
};
const fields = [
  { name: 'year', value: 'year', label: 'Year', inputType: 'number' as const },
  { name: 'zip', value: 'zip', label: 'Zip' },
];
const methods: FormatQueryOptions['parseNumbers'][] = [
  undefined,
  false,
  true,
  'strict',
  'strict-limited',
  'enhanced',
  'enhanced-limited',
  'native',
  'native-limited',
];

console.log(
  `${'parseNumbers'.padEnd(18)}${'sql'.padEnd(49)}${'params'.padEnd(18)}json`,
);
// highlight-start
for (const parseNumbers of methods) {
  const sql = formatQuery(query, { format: 'sql', fields, parseNumbers });
  const { params } = formatQuery(query, {
    format: 'parameterized',
    fields,
    parseNumbers,
  });
  const { rules } = JSON.parse(
    formatQuery(query, { format: 'json', fields, parseNumbers }),
  );
  const json = rules.map(({ value }: { value: unknown }) => value);
  // highlight-end
  console.log(
    `${parseNumbers}`.padEnd(17),
    sql.padEnd(48),
    JSON.stringify(params).padEnd(17),
    JSON.stringify(json),
  );
}
