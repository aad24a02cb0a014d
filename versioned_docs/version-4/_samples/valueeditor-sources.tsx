import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const sources: Field['valueSources'] = ['value', 'field'];

const fields: Field[] = [
  // highlight-start
  // Compares with fields of the same `kind`, a property of our own.
  {
    name: 'ordered',
    label: 'Ordered',
    inputType: 'date',
    kind: 'date',
    valueSources: sources,
    comparator: 'kind',
  },
  // highlight-end
  {
    name: 'shipped',
    label: 'Shipped',
    inputType: 'date',
    kind: 'date',
    valueSources: sources,
    comparator: 'kind',
  },
  {
    name: 'returned',
    label: 'Returned',
    inputType: 'date',
    kind: 'date',
    valueSources: sources,
    comparator: 'kind',
  },
  { name: 'customer', label: 'Customer', kind: 'text' },
  {
    name: 'recipient',
    label: 'Recipient',
    kind: 'text',
    // highlight-start
    // Another field only makes sense for = and !=.
    valueSources: (operator) =>
      operator === '=' || operator === '!=' ? ['value', 'field'] : ['value'],
    comparator: (other) => other.kind === 'text',
    // highlight-end
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'late',
      field: 'shipped',
      operator: '>',
      valueSource: 'field',
      value: 'ordered',
    },
    {
      id: 'gift',
      field: 'recipient',
      operator: '!=',
      valueSource: 'field',
      value: 'customer',
    },
  ],
};

export default function ValueSources() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        resetOnOperatorChange
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
