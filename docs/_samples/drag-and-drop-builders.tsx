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

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

const fields: Field[] = [{ name: 'title', label: 'Title' }];

const start = (id: string): RuleGroupType => ({
  id,
  combinator: 'and',
  rules: [
    { id: `${id}-rule`, field: 'title', operator: 'contains', value: id },
  ],
});

// highlight-start
export default function TwoBuilders() {
  const [left, setLeft] = useState(() => start('left'));
  const [right, setRight] = useState(() => start('right'));

  return (
    <QueryBuilderDnD dnd={dnd}>
      <QueryBuilder fields={fields} query={left} onQueryChange={setLeft} />
      <QueryBuilder fields={fields} query={right} onQueryChange={setRight} />
    </QueryBuilderDnD>
  );
}
// highlight-end
