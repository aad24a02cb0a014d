import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
// In a project, this is in your stylesheet.
const colors = `
.themed {
  --group: #eef3fb; --line: #7a8bb0; --control: #fff; --text: #16202e;
  color-scheme: light;
}
.themed.dark {
  --group: #1a2333; --line: #8c9cc4; --control: #0e141f; --text: #e8edf6;
  color-scheme: dark;
}
`;
// highlight-end

const css = `${colors}
.themed .ruleGroup {
  background: var(--group);
  border-color: var(--line);
  color: var(--text);
}
.themed .ruleGroup .ruleGroup {
  background: color-mix(in srgb, var(--group) 85%, var(--line));
}
.themed :is(input, select, button) {
  background: var(--control);
  border: 1px solid var(--line);
  color: var(--text);
}
`;

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
        onQueryChange={(next) => setQuery(next)}
        controlClassnames={{ queryBuilder: ['themed', { dark }] }}
      />
    </>
  );
}
