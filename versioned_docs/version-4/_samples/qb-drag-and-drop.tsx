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
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'first', field: 'title', operator: 'contains', value: 'first' },
    { id: 'second', field: 'title', operator: 'contains', value: 'second' },
    {
      id: 'group',
      combinator: 'or',
      rules: [{ id: 'inner', field: 'year', operator: '<', value: '1960' }],
    },
  ],
};

export default function DragAndDrop() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        enableDragAndDrop
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
