import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'tenant', label: 'Tenant' },
  { name: 'status', label: 'Status' },
  { name: 'owner', label: 'Owner' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    // highlight-start
    // Locked: a property of the rule, so it is stored with the query.
    {
      id: 'tenant',
      field: 'tenant',
      operator: '=',
      value: 'acme',
      disabled: true,
    },
    // highlight-end
    {
      id: 'state',
      combinator: 'or',
      rules: [
        { id: 'status', field: 'status', operator: '=', value: 'open' },
        { id: 'owner', field: 'owner', operator: 'null', value: null },
      ],
    },
  ],
};

export default function Lock() {
  const [query, setQuery] = useState(initialQuery);
  const [readOnly, setReadOnly] = useState(false);
  const locked = query.rules
    .filter((rule) => rule.disabled)
    .map((rule) => rule.id);

  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={readOnly}
          onChange={(event) => setReadOnly(event.target.checked)}
        />{' '}
        Lock everything
      </label>
      {/* highlight-start */}
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        disabled={readOnly}
        showLockButtons
      />
      {/* highlight-end */}
      <p role="status">
        Locked in the query: {locked.join(', ') || 'nothing'}.
      </p>
    </>
  );
}
