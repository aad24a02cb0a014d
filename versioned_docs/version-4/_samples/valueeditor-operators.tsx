import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
// A list for `in`, one choice for the rest. `between` turns a `select` into
// two.
const listFor = (operator: string): ValueEditorType =>
  operator === 'in' || operator === 'notIn' ? 'multiselect' : 'select';

const fields: Field[] = [
  {
    name: 'grade',
    label: 'Grade',
    valueEditorType: listFor,
    values: ['A', 'B', 'C', 'D'].map((name) => ({ name, label: name })),
    operators: ['=', 'in', 'between', 'null'].map((name) => ({
      name,
      label: name,
    })),
    // highlight-end
  },
  { name: 'price', label: 'Price', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'grade', field: 'grade', operator: '=', value: 'B' },
    { id: 'price', field: 'price', operator: 'between', value: '10,20' },
  ],
};

const switches = ['resetOnOperatorChange', 'listsAsArrays'] as const;

export default function OperatorsAndEditors() {
  const [query, setQuery] = useState(initialQuery);
  const [on, setOn] = useState({
    resetOnOperatorChange: false,
    listsAsArrays: false,
  });

  return (
    <>
      {switches.map((name) => (
        <label key={name} style={{ display: 'block' }}>
          <input
            type="checkbox"
            checked={on[name]}
            onChange={() => setOn({ ...on, [name]: !on[name] })}
          />{' '}
          {name}
        </label>
      ))}
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        {...on}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {query.rules.map((rule) =>
          'field' in rule
            ? `${rule.field}: ${JSON.stringify(rule.value)}\n`
            : '',
        )}
        {formatQuery(query, 'sql')}
      </pre>
    </>
  );
}
