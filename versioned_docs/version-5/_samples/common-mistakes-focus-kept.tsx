import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [{ name: 'price', label: 'Price' }];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'price-rule', field: 'price', operator: '<', value: '20' }],
};

// highlight-start
// One component for the life of the page. What changes arrives in `context`.
const PriceEditor = ({
  value,
  handleOnChange,
  fieldData,
  context,
}: ValueEditorProps) => (
  <label>
    {fieldData.label} in {context.currency}{' '}
    <input
      value={value}
      onChange={(event) => handleOnChange(event.target.value)}
    />
  </label>
);
// highlight-end

const controlElements = { valueEditor: PriceEditor };

export default function FocusKept() {
  const [query, setQuery] = useState(initialQuery);
  const [currency, setCurrency] = useState('EUR');

  return (
    <>
      <label>
        Currency{' '}
        <select
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <option>EUR</option>
          <option>USD</option>
        </select>
      </label>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
        context={{ currency }}
      />
    </>
  );
}
