import {
  QueryBuilderDnD,
  type QueryBuilderDndProps,
} from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

const maxLevels = 1; // groups in the root, none in those

// highlight-start
/** Levels of groups in a group, itself included; a rule has none. */
const levels = (item: object): number =>
  'rules' in item && Array.isArray(item.rules)
    ? 1 + Math.max(0, ...item.rules.map(levels))
    : 0;

const canDrop: QueryBuilderDndProps['canDrop'] = ({ dragging, hovering }) => {
  // Into a group, or after a rule: `path` of the second is one longer.
  const target = hovering.path.length - ('rules' in hovering ? 0 : 1);
  return target + levels(dragging) <= maxLevels;
};
// highlight-end

const group = (id: string): RuleGroupType => ({
  id,
  combinator: 'or',
  rules: [{ id: `${id}-rule`, field: 'title', operator: '=', value: id }],
});

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [group('first'), group('second')],
};

export default function LimitDrops() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilderDnD dnd={dnd} canDrop={canDrop}>
      <QueryBuilder
        fields={[{ name: 'title', label: 'Title' }]}
        query={query}
        onQueryChange={setQuery}
        maxLevels={maxLevels}
      />
    </QueryBuilderDnD>
  );
}
