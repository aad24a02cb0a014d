import { useState } from 'react';
import {
  isRuleGroupType,
  QueryBuilder,
  type RuleGroupType,
  type ValidationMap,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
// Only computes: the builder calls it while it renders.
const validator = ({ rules }: RuleGroupType): ValidationMap =>
  Object.fromEntries(
    rules.flatMap((rule) =>
      'value' in rule && rule.id ? [[rule.id, rule.value !== '']] : [],
    ),
  );
// highlight-end

const invalidIn = (query: RuleGroupType) =>
  Object.values(validator(query)).filter((valid) => !valid).length;

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: '=', value: '' }],
};

export default function StateBesideValidator() {
  const [query, setQuery] = useState(start);
  const [invalid, setInvalid] = useState(invalidIn(start));
  // highlight-start
  const onQueryChange = (next: RuleGroupType) => {
    setQuery(next);
    setInvalid(invalidIn(next));
  };
  // highlight-end

  return (
    <>
      <QueryBuilder
        fields={[{ name: 'title', label: 'Title' }]}
        query={query}
        onQueryChange={onQueryChange}
        validator={(any) => isRuleGroupType(any) && validator(any)}
      />
      <p role="status">Without a value: {invalid}</p>
    </>
  );
}
