import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

// highlight-start
const maxLevels = 1; // groups in the root, none in those

const depth = (group: RuleGroupType): number =>
  Math.max(
    0,
    ...group.rules.map((item) => ('rules' in item ? 1 + depth(item) : 0)),
  );
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
  // highlight-start
  const accept = (next: RuleGroupType) => {
    if (depth(next) <= Math.max(maxLevels, depth(query))) setQuery(next);
  };
  // highlight-end

  return (
    <QueryBuilderDnD dnd={dnd}>
      <QueryBuilder
        fields={[{ name: 'title', label: 'Title' }]}
        query={query}
        onQueryChange={(next) => accept(next)}
      />
    </QueryBuilderDnD>
  );
}
