import { useState } from 'react';
import {
  ActionElement,
  type ActionProps,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const RemoveUnlessLast = (props: ActionProps) =>
  props.context.isLast ? null : <ActionElement {...props} />;

const controlElements = {
  addGroupAction: () => null,
  removeRuleAction: RemoveUnlessLast,
};
// highlight-end

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: 'contains', value: '' }],
};

export default function KeepOneRule() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={[{ name: 'title', label: 'Title' }]}
      // highlight-start
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
      context={{ isLast: query.rules.length === 1 }}
      // highlight-end
    />
  );
}
