import { useState } from 'react';
import {
  type Field,
  type OperatorSelectorProps,
  QueryBuilder,
  type RuleGroupType,
  ValueSelector,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  // highlight-start
  {
    name: 'genre',
    label: 'Genre',
    valueEditorType: 'select',
    values: ['Comedy', 'Drama'].map((name) => ({ name, label: name })),
    operators: [{ name: '=', label: 'is' }],
  },
  // highlight-end
];

// highlight-start
const OperatorList = (props: OperatorSelectorProps) =>
  props.options.length > 1 ? <ValueSelector {...props} /> : null;

const controlElements = { operatorSelector: OperatorList };
// highlight-end

const start: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'genre', field: 'genre', operator: '=', value: 'Drama' },
  ],
};

export default function HiddenForOneField() {
  const [query, setQuery] = useState(start);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
