import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const rules = [
  { field: 'f', operator: '=', value: '7' },
  { field: 'f', operator: '=', value: 7 },
  { field: 'f', operator: '=', value: '07' },
  { field: 'f', operator: 'in', value: [7, 8] },
  { field: 'f', operator: 'between', value: '7,8' },
  { field: 'f', operator: 'contains', value: '7' },
];

// highlight-start
const outputs = (query: RuleGroupType, parseNumbers: boolean) => [
  ['sql', formatQuery(query, { format: 'sql', parseNumbers })],
  [
    'params',
    JSON.stringify(
      formatQuery(query, { format: 'parameterized', parseNumbers }).params,
    ),
  ],
  ['mongodb', formatQuery(query, { format: 'mongodb', parseNumbers })],
  ['cel', formatQuery(query, { format: 'cel', parseNumbers })],
  ['spel', formatQuery(query, { format: 'spel', parseNumbers })],
  // highlight-end
  [
    'jsonlogic',
    JSON.stringify(formatQuery(query, { format: 'jsonlogic', parseNumbers })),
  ],
];

// highlight-start
for (const rule of rules) {
  const query: RuleGroupType = { combinator: 'and', rules: [rule] };
  const on = outputs(query, true);
  // highlight-end
  console.log(
    `${rule.operator} ${JSON.stringify(rule.value)}`.padEnd(42),
    'with parseNumbers',
  );
  outputs(query, false).forEach(([format, off], index) => {
    console.log(`  ${format?.padEnd(10)}${off?.padEnd(30)} ${on[index]?.[1]}`);
  });
}
