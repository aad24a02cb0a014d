import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };
// highlight-end

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title-rule', field: 'title', operator: 'contains', value: 'rain' },
    { id: 'year-rule', field: 'year', operator: '>=', value: '1950' },
  ],
};

// highlight-start
export default function DraggableBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilderDnD dnd={dnd}>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
    </QueryBuilderDnD>
  );
}
// highlight-end
