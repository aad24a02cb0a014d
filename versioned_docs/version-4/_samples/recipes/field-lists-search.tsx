import { useState } from 'react';
import {
  type Field,
  type FieldSelectorProps,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = Array.from({ length: 200 }, (_, at) => ({
  name: `column_${at + 1}`,
  label: `Column ${at + 1}`,
}));

const byLabel = new Map(fields.map(({ name, label }) => [label, name]));
const labels = new Map(fields.map(({ name, label }) => [name, label]));

function FieldSearch(props: FieldSelectorProps) {
  const { value, handleOnChange, title, className, disabled } = props;
  const label = labels.get(value ?? '') ?? '';
  // What is typed, until it is the label of a field.
  const [typed, setTyped] = useState<string>();

  return (
    <input
      {...{ title, className, disabled }}
      list="all-fields"
      value={typed ?? label}
      onChange={({ target }) => {
        const name = byLabel.get(target.value);
        setTyped(name ? undefined : target.value);
        if (name) handleOnChange(name);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const controlElements = { fieldSelector: FieldSearch };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'rule', field: 'column_42', operator: '=', value: '' }],
};

export default function FieldListsSearch() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <datalist id="all-fields">
        {fields.map(({ name, label }) => (
          <option key={name} value={label} />
        ))}
      </datalist>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlElements={controlElements}
      />
    </>
  );
}
