import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  {
    name: 'genre',
    label: 'Genre',
    valueEditorType: 'select',
    values: [
      { name: 'crime', label: 'Crime' },
      { name: 'poetry', label: 'Poetry' },
    ],
  },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'genre-rule', field: 'genre', operator: '=', value: 'crime' },
    { id: 'year-rule', field: 'year', operator: '>=', value: '1950' },
  ],
};

// highlight-start
export default function ControlledQuery() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <pre>
        <code>{formatQuery(query, { format: 'sql', parseNumbers: true })}</code>
      </pre>
    </>
  );
}
// highlight-end
