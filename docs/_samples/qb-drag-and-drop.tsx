import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

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
      <QueryBuilderDnD dnd={dnd}>
        <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      </QueryBuilderDnD>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
