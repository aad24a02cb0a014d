import { useState } from 'react';
import {
  type CombinatorSelectorProps,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const combinatorAt = (level: number) => (level === 0 ? 'or' : 'and');

const onAddGroup = (group: RuleGroupType, parentPath: number[]) => ({
  ...group,
  combinator: combinatorAt(parentPath.length + 1),
});

// Text in place of the list, so that users cannot change it.
const Combinator = ({ className, value }: CombinatorSelectorProps) => (
  <b className={className}>{value}</b>
);

const controlElements = { combinatorSelector: Combinator };
// highlight-end

const fields = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

const start: RuleGroupType = {
  id: 'root',
  combinator: combinatorAt(0),
  rules: [
    {
      id: 'group',
      combinator: combinatorAt(1),
      rules: [
        { id: 'title', field: 'title', operator: 'contains', value: 'night' },
        { id: 'year', field: 'year', operator: '>', value: '1950' },
      ],
    },
  ],
};

export default function CombinatorByLevel() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={setQuery}
      onAddGroup={onAddGroup}
      controlElements={controlElements}
    />
  );
}
