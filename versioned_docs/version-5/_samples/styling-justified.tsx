import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// In a project, this is in your stylesheet.
const css = `
.justified .rule-value { flex: 1 1 8rem; min-width: 0; }
.justified .rule, .justified .ruleGroup-header { flex-wrap: wrap; }
.justified .ruleGroup-addRule { margin-left: auto; }
.justified .rule-value[type='checkbox'] { flex: none; }
.justified .rule-remove { margin-left: auto; }
`;

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  {
    name: 'subtitled',
    label: 'Subtitled',
    valueEditorType: 'checkbox',
    defaultValue: false,
  },
  { name: 'director', label: 'Director' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'subtitled', field: 'subtitled', operator: '=', value: true },
    { id: 'director', field: 'director', operator: 'notNull', value: '' },
  ],
};

export default function Justified() {
  const [query, setQuery] = useState(initialQuery);

  // highlight-start
  return (
    <>
      <style suppressHydrationWarning>{css}</style>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlClassnames={{ queryBuilder: 'justified' }}
      />
    </>
  );
  // highlight-end
}
