import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const empty: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };
const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year', field: 'year', operator: '>=', value: '1950' }],
};
const saved: Record<string, RuleGroupType> = {
  'Silent films': {
    id: 'root',
    combinator: 'and',
    rules: [{ id: 'silent', field: 'year', operator: '<', value: '1927' }],
  },
  'Night or day': {
    id: 'root',
    combinator: 'or',
    rules: [
      { id: 'night', field: 'title', operator: 'contains', value: 'night' },
      { id: 'day', field: 'title', operator: 'contains', value: 'day' },
    ],
  },
};

export default function ReplaceTheQuery() {
  const [query, setQuery] = useState(start);

  return (
    <>
      <p>
        <button type="button" onClick={() => setQuery(start)}>
          Reset
        </button>{' '}
        <button type="button" onClick={() => setQuery(empty)}>
          Clear
        </button>{' '}
        {Object.entries(saved).map(([name, other]) => (
          <button key={name} type="button" onClick={() => setQuery(other)}>
            {name}
          </button>
        ))}
      </p>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
    </>
  );
}
