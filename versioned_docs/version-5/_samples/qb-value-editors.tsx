import { useState } from 'react';
import {
  defaultOperators,
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'genre', label: 'Genre' },
  { name: 'released', label: 'Released' },
  { name: 'subtitled', label: 'Subtitled' },
];

const pickOperators = (...names: string[]) =>
  defaultOperators.filter((operator) => names.includes(operator.name));

// null means: use the `operators` prop, or the built-in list.
const getOperators = (field: string) => {
  if (field === 'genre') return pickOperators('=', 'in', 'between');
  if (field === 'released') return pickOperators('<', '>', '=');
  if (field === 'subtitled') return pickOperators('=');
  return null;
};

const getValueEditorType = (
  field: string,
  operator: string,
): ValueEditorType => {
  if (field === 'genre') return operator === 'in' ? 'multiselect' : 'select';
  return field === 'subtitled' ? 'checkbox' : 'text';
};

const getInputType = (field: string) => (field === 'released' ? 'date' : null);

const genres = ['Comedy', 'Drama', 'Thriller'].map((name) => ({
  name,
  label: name,
}));
const getValues = (field: string) => (field === 'genre' ? genres : []);

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'genre', field: 'genre', operator: 'in', value: 'Comedy,Drama' },
    { id: 'released', field: 'released', operator: '>', value: '2001-01-01' },
    { id: 'subtitled', field: 'subtitled', operator: '=', value: true },
  ],
};

export default function ValueEditors() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        getOperators={getOperators}
        getValueEditorType={getValueEditorType}
        getInputType={getInputType}
        getValues={getValues}
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
