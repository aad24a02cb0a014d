import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  transformQuery,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'genre', label: 'Genre' },
  { name: 'year', label: 'Year' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'genre', field: 'genre', operator: '=', value: 'Drama' },
    {
      id: 'group',
      combinator: 'or',
      rules: [{ id: 'year', field: 'year', operator: '<', value: '1960' }],
    },
  ],
};

const withoutPath = ({ path, id, ...rest }: Record<string, unknown>) => rest;

const shapes: Record<string, (query: RuleGroupType) => unknown> = {
  // highlight-start
  'as it is': (query) => transformQuery(query),
  propertyMap: (query) =>
    transformQuery(query, {
      propertyMap: { combinator: 'join', field: 'column' },
    }),
  'operatorMap and combinatorMap': (query) =>
    transformQuery(query, {
      operatorMap: { '=': 'eq', '<': 'lt' },
      combinatorMap: { and: '&&', or: '||' },
    }),
  'ruleProcessor and ruleGroupProcessor': (query) =>
    transformQuery(query, {
      ruleProcessor: ({ field, operator, value }) =>
        `${field} ${operator} ${value}`,
      ruleGroupProcessor: (group) => ({
        kind: 'combinator' in group && group.combinator,
      }),
      // highlight-end
    }),
  'for an API': (query) =>
    transformQuery(query, {
      ruleProcessor: (rule) => withoutPath({ ...rule }),
      ruleGroupProcessor: (group) =>
        withoutPath({ ...group, sql: formatQuery(group, 'sql') }),
    }),
};

export default function Transform() {
  const [query, setQuery] = useState(initialQuery);
  const [shape, setShape] = useState('as it is');

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <p>
        <label>
          Options{' '}
          <select
            value={shape}
            onChange={(event) => setShape(event.target.value)}
          >
            {Object.keys(shapes).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <pre tabIndex={0}>{JSON.stringify(shapes[shape]?.(query), null, 2)}</pre>
    </>
  );
}
