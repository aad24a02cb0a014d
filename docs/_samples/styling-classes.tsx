import { useState } from 'react';
import {
  type Combinator,
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// In a project, this is in your stylesheet.
// highlight-start
const css = `
.compact .ruleGroup { border-radius: 0; }
.compact .rule-remove { border-radius: 50%; }
.money { border-left: 4px solid #2e8b57; padding-left: 0.5rem; }
.incomplete .rule-value { border: 2px dashed #c2410c; }
.any { border-style: dashed; }
`;
// highlight-end

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'price', label: 'Price', className: 'money' },
];

const combinators: Combinator[] = [
  { name: 'and', label: 'and' },
  { name: 'or', label: 'or', className: 'any' },
];

const getRuleClassname = (rule: RuleType) =>
  rule.value === '' ? 'incomplete' : '';

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'price', field: 'price', operator: '<', value: '20' },
    {
      id: 'inner',
      combinator: 'or',
      rules: [{ id: 'title', field: 'title', operator: '=', value: '' }],
    },
  ],
};

export default function Classes() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <style suppressHydrationWarning>{css}</style>
      {/* highlight-start */}
      <QueryBuilder
        fields={fields}
        combinators={combinators}
        query={query}
        onQueryChange={setQuery}
        getRuleClassname={getRuleClassname}
        controlClassnames={{ queryBuilder: 'compact' }}
      />
      {/* highlight-end */}
    </>
  );
}
