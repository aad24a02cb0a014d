import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const onAddGroup = (
  group: RuleGroupType,
  parentPath: number[],
): RuleGroupType => ({
  ...group,
  // The root has the path [].
  rules: parentPath.length === 0 ? group.rules : [],
});

const start: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };
// highlight-end

export default function FirstRuleByLevel() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={[{ name: 'title', label: 'Title' }]}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      onAddGroup={onAddGroup}
      addRuleToNewGroups
    />
  );
}
