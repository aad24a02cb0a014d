import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    {
      id: 'years',
      combinator: 'or',
      rules: [
        { id: 'early', field: 'year', operator: '<', value: '1960' },
        { id: 'late', field: 'year', operator: '>', value: '2010' },
      ],
    },
  ],
};

// highlight-start
export default function Branches() {
  const [query, setQuery] = useState(initialQuery);
  const [branches, setBranches] = useState(true);
  // highlight-end

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={branches}
          onChange={(event) => setBranches(event.target.checked)}
        />{' '}
        Branch lines
      </label>
      {/* highlight-start */}
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlClassnames={{
          queryBuilder: { 'queryBuilder-branches': branches },
        }}
      />
    </>
    // highlight-end
  );
}
