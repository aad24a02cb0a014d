import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
// In a project, this is in your stylesheet.
const css = `
.themed {
  --rqb-background-color: #eef3fb; --rqb-border-color: #7a8bb0;
  --control: #fff; --text: #16202e;
  color-scheme: light;
}
.themed.dark {
  --rqb-background-color: #1a2333; --rqb-border-color: #8c9cc4;
  --control: #0e141f; --text: #e8edf6;
  color-scheme: dark;
}
.themed { --rqb-branch-color: var(--rqb-border-color); --rqb-spacing: 0.7rem; }
.themed .ruleGroup { color: var(--text); }
.themed :is(input, select, button) {
  background: var(--control);
  border: 1px solid var(--rqb-border-color);
  color: var(--text);
}
`;
// highlight-end

const fields: Field[] = [{ name: 'year', label: 'Year' }];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'late', field: 'year', operator: '>', value: '1950' },
    {
      id: 'inner',
      combinator: 'or',
      rules: [{ id: 'early', field: 'year', operator: '<', value: '1960' }],
    },
  ],
};

export default function Dark() {
  const [query, setQuery] = useState(initialQuery);
  const [dark, setDark] = useState(true);

  return (
    <>
      <style suppressHydrationWarning>{css}</style>
      <label>
        <input
          type="checkbox"
          checked={dark}
          onChange={(event) => setDark(event.target.checked)}
        />{' '}
        Dark
      </label>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        controlClassnames={{
          queryBuilder: ['themed', 'queryBuilder-branches', { dark }],
        }}
      />
    </>
  );
}
