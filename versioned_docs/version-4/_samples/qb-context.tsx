import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'price', label: 'Price', inputType: 'number', currency: true },
  { name: 'title', label: 'Title' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'price', field: 'price', operator: '>', value: '20' },
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
  ],
};

// Defined once, outside of the component below: what changes comes in through
// `context`.
// highlight-start
const PriceEditor = (props: ValueEditorProps) => (
  <>
    <ValueEditor {...props} />
    {props.fieldData.currency && props.context.currency}
  </>
);
const controlElements = { valueEditor: PriceEditor };
// highlight-end

export default function Context() {
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
          <option>JPY</option>
        </select>
      </label>
      {/* highlight-start */}
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
        context={{ currency }}
      />
      {/* highlight-end */}
    </>
  );
}
