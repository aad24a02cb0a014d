import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  // highlight-start
  {
    name: 'actors',
    label: 'Actors',
    matchModes: true,
    subproperties: [
      { name: 'name', label: 'Name' },
      { name: 'age', label: 'Age', inputType: 'number' },
    ],
  },
  // highlight-end
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'cast',
      // highlight-start
      field: 'actors',
      operator: '=',
      match: { mode: 'atLeast', threshold: 2 },
      value: {
        // highlight-end
        id: 'each-actor',
        combinator: 'and',
        rules: [{ id: 'age', field: 'age', operator: '<', value: '18' }],
      },
    },
  ],
};

export default function MatchModes() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {formatQuery(query, { format: 'jsonata', parseNumbers: true })}
      </pre>
    </>
  );
}
