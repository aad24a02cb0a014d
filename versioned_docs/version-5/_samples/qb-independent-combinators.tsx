import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupTypeIC,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'genre', label: 'Genre' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

// highlight-start
// Rules and combinators take turns; no group has a `combinator` of its own.
const initialQuery: RuleGroupTypeIC = {
  id: 'root',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    'and',
    { id: 'genre', field: 'genre', operator: '=', value: 'Drama' },
    'or',
    { id: 'year', field: 'year', operator: '<', value: '1960' },
  ],
};
// highlight-end

export default function IndependentCombinators() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        independentCombinators
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
