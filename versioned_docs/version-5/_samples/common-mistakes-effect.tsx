import { useEffect, useState } from 'react';
import {
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const RangeEditor = ({ value, handleOnChange }: ValueEditorProps) => {
  const isRange = Array.isArray(value);
  useEffect(() => {
    // Without the condition: a new array, a new query, a new effect, and on.
    if (!isRange) handleOnChange([1950, 1960]);
  }, [isRange, handleOnChange]);
  return isRange ? (
    <input
      aria-label="From"
      value={value[0]}
      onChange={(event) => handleOnChange([event.target.value, value[1]])}
    />
  ) : null;
};
// highlight-end

const controlElements = { valueEditor: RangeEditor };

const fields = [
  {
    name: 'year',
    label: 'Year',
    operators: [{ name: 'between', label: 'between' }],
  },
];

const start: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

export default function EffectInEditor() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
