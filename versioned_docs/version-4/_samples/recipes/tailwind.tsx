import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';

// Without query-builder.css: the classes below do all of it.

const control =
  'h-9 rounded-md border border-input bg-background px-3 text-sm ' +
  'focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-ring';
const button = `${control} hover:bg-accent hover:text-accent-foreground`;

const controlClassnames = {
  ruleGroup: 'flex flex-col gap-2 rounded-lg border border-border p-3',
  header: 'flex flex-wrap items-center gap-2',
  body: 'flex flex-col gap-2',
  rule: 'flex flex-wrap items-center gap-2',
  combinators: control,
  fields: control,
  operators: control,
  value: control,
  addRule: button,
  addGroup: button,
  removeRule: button,
  removeGroup: button,
  dragHandle: 'hidden',
};

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year', field: 'year', operator: '>', value: '1950' }],
};

export default function Tailwind() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(changed) => setQuery(changed)}
      controlClassnames={controlClassnames}
    />
  );
}
