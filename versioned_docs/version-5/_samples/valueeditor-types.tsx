import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const sizes = ['small', 'medium', 'large'].map((name) => ({
  name,
  label: name,
}));

const fields: Field[] = [
  { name: 'title', label: 'text', placeholder: 'Part of the title' },
  { name: 'notes', label: 'textarea', valueEditorType: 'textarea' },
  { name: 'size', label: 'select', valueEditorType: 'select', values: sizes },
  {
    name: 'sizes',
    label: 'multiselect',
    valueEditorType: 'multiselect',
    values: sizes,
  },
  { name: 'fit', label: 'radio', valueEditorType: 'radio', values: sizes },
  {
    name: 'sold',
    label: 'checkbox',
    valueEditorType: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'hidden',
    label: 'switch',
    valueEditorType: 'switch',
    defaultValue: false,
  },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'text', field: 'title', operator: 'contains', value: '' },
    { id: 'textarea', field: 'notes', operator: 'contains', value: '' },
    { id: 'select', field: 'size', operator: '=', value: 'small' },
    { id: 'multiselect', field: 'sizes', operator: 'in', value: 'small,large' },
    { id: 'radio', field: 'fit', operator: '=', value: 'medium' },
    { id: 'checkbox', field: 'sold', operator: '=', value: true },
    { id: 'switch', field: 'hidden', operator: '=', value: false },
  ],
};

export default function EditorTypes() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <pre>
        {query.rules
          .map((rule) =>
            'field' in rule
              ? `${rule.field.padEnd(7)} ${JSON.stringify(rule.value)}`
              : '',
          )
          .join('\n')}
      </pre>
    </>
  );
}
