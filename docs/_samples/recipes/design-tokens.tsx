import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// In a project, the tokens are in your theme and the rest in a stylesheet.
// highlight-start
const tokens = `
.tokens {
  --background: #fff; --foreground: #18181b; --muted: #f4f4f5;
  --border: #8f8f98; --ring: #3f3f46; --radius: 0.5rem;
  color-scheme: light;
}
.tokens.dark {
  --background: #18181b; --foreground: #fafafa; --muted: #27272a;
  --border: #85858f; --ring: #d4d4d8;
  color-scheme: dark;
}
`;
// highlight-end

const css = `${tokens}
.tokens .ruleGroup {
  background: var(--muted); border-color: var(--border);
  border-radius: var(--radius); color: var(--foreground);
}
.tokens :is(select, input, button) {
  background: var(--background); border: 1px solid var(--border);
  border-radius: calc(var(--radius) - 2px); color: inherit;
  font: inherit; min-height: 2.25rem; padding: 0 0.75rem;
}
.tokens :is(select, input, button):focus-visible {
  outline: 2px solid var(--ring); outline-offset: 2px;
}
`;

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'year', operator: '>', value: '1950' },
    {
      id: 'inner',
      combinator: 'or',
      rules: [{ id: 'title', field: 'title', operator: '=', value: 'M' }],
    },
  ],
};

export default function DesignTokens() {
  const [query, setQuery] = useState(initialQuery);
  const [isDark, setIsDark] = useState(false);

  return (
    <>
      <style>{css}</style>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isDark}
            onChange={() => setIsDark(!isDark)}
          />{' '}
          Dark theme
        </label>
      </p>
      <div className={isDark ? 'tokens dark' : 'tokens'}>
        <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      </div>
    </>
  );
}
