import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  // highlight-start
  rules: [
    { id: 'r1', field: 'published', operator: '=', value: '1950' },
    { id: 'r2', field: 'isbn', operator: '~', value: '' },
    { id: 'r3', field: 'title', operator: '=', value: 'Emma', muted: true },
  ],
  // highlight-end
};
const fields = [
  { name: 'title', value: 'title', label: 'Title' },
  {
    name: 'published',
    value: 'published',
    label: 'Published',
    inputType: 'date' as const,
  },
  { name: 'year', value: 'year', label: 'Year' },
];

// highlight-start
const { diagnostics, stats, fieldSummary } = formatQuery(query, {
  format: 'diagnostics',
  fields,
});
for (const { id, path, code, source } of diagnostics)
  console.log(code.padEnd(21), source.padEnd(12), id || '-', path);
console.log(stats);
console.log(fieldSummary);
// highlight-end
