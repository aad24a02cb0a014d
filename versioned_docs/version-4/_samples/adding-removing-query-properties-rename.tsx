import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  transformQuery,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

// highlight-start
/** What a server of ours wants: other names, other operators, no ids. */
const toServer = (query: RuleGroupType) =>
  transformQuery(query, {
    operatorMap: { '=': 'eq', '>': 'gt', '<': 'lt' },
    ruleProcessor: ({ field, operator, value }) => ({
      property: field,
      op: operator,
      value,
    }),
    ruleGroupProcessor: (group) => ({
      join: 'combinator' in group ? group.combinator.toUpperCase() : 'MIXED',
      ...(group.not && { not: true }),
    }),
  });
// highlight-end

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: 'M' },
    {
      id: 'years',
      combinator: 'or',
      rules: [{ id: 'year', field: 'year', operator: '>', value: '1930' }],
    },
  ],
};

export default function Rename() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(toServer(query), null, 2)}
      </pre>
    </>
  );
}
