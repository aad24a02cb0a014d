/** Code of release 4 that a visitor can try the assistant on. */
export const example = `import { useState } from 'react';
import QueryBuilder, {
  formatQuery,
  type NameLabelPair,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const operators: NameLabelPair[] = [
  { name: '=', label: 'is' },
  { name: 'contains', label: 'contains' },
];

export default function Filters() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return (
    <>
      <QueryBuilder
        fields={[{ name: 'age', label: 'Age', inputType: 'number' }]}
        operators={operators}
        query={query}
        onQueryChange={(q) => setQuery(q)}
        enableDragAndDrop
        independentCombinators
      />
      <pre>{formatQuery(query, { format: 'mongodb', parseNumbers: true })}</pre>
    </>
  );
}
`;
