import { useState } from 'react';
import {
  type CombinatorSelectorProps,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const CombinatorButtons = (props: CombinatorSelectorProps) => (
  <span role="group" aria-label={props.title} className={props.className}>
    {props.options
      .flatMap((option) => ('options' in option ? option.options : [option]))
      .map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === props.value}
          style={{ fontWeight: name === props.value ? 'bold' : 'normal' }}
          disabled={props.disabled}
          onClick={() => props.handleOnChange(name)}
        >
          {label}
        </button>
      ))}
  </span>
);

const controlElements = { combinatorSelector: CombinatorButtons };
// highlight-end

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};

export default function Buttons() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'year', label: 'Year' },
      ]}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
