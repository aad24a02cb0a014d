import {
  type ExportFormat,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const formats: ExportFormat[] = [
  'sql',
  'mongodb_query',
  'cel',
  'jsonata',
  'cypher',
  'prisma',
];
const rules = [
  { field: 'f', operator: '=', value: '7' },
  { field: 'f', operator: 'in', value: [7, 8] },
  { field: 'f', operator: 'between', value: '9,7' },
];
const text = (result: unknown) =>
  typeof result === 'string' ? result : JSON.stringify(result);

// highlight-start
for (const rule of rules) {
  const query: RuleGroupType = { combinator: 'and', rules: [rule] };
  console.log(rule.operator, JSON.stringify(rule.value));
  for (const format of formats) {
    const [none, off, on] = [undefined, false, true].map((parseNumbers) =>
      text(formatQuery(query, { format, parseNumbers })),
    );
    console.log(
      `  ${format.padEnd(14)}${none?.padEnd(38)} ` +
        (off === none ? '' : `false: ${off}  `) +
        (on === none ? '' : `true: ${on}`),
    );
  }
}
// highlight-end
