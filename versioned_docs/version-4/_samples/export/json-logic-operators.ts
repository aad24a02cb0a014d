import { formatQuery, type RuleGroupType } from 'react-querybuilder';

// highlight-start
export const operations = {
  startsWith: (text: unknown, part: string) =>
    String(text ?? '').startsWith(part),
  endsWith: (text: unknown, part: string) => String(text ?? '').endsWith(part),
};

const query: RuleGroupType = {
  combinator: 'or',
  rules: [
    { field: 'title', operator: 'beginsWith', value: 'Em' },
    { field: 'title', operator: 'endsWith', value: 'ma' },
  ],
};

console.log(formatQuery(query, 'jsonlogic'));
// highlight-end
console.log(
  operations.startsWith('Emma', 'Em'),
  operations.endsWith(null, 'ma'),
);
