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

export default function FocusLost() {
  const [query, setQuery] = useState(initialQuery);
  const [currency, setCurrency] = useState('EUR');

  // The mistake: each render makes a new component, so React replaces the input
  // you type in.
  const PriceEditor = ({
    value,
    handleOnChange,
    fieldData,
  }: ValueEditorProps) => (
    <label>
      {fieldData.label} in {currency}{' '}
      <input
        value={value}
        onChange={(event) => handleOnChange(event.target.value)}
      />
    </label>
  );

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
        controlElements={{ valueEditor: PriceEditor }}
      />
    </>
  );
}
