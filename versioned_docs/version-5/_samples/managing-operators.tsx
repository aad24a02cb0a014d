import { useState } from 'react';
import {
  defaultOperators,
  type Field,
  formatQuery,
  type Operator,
  type OptionGroup,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const pick = (...names: string[]): Operator[] =>
  defaultOperators.filter(({ name }) => names.includes(name));

// Two lists with a heading each, the second with an operator of our own.
const textOperators: OptionGroup<Operator>[] = [
  { label: 'Whole text', options: pick('=', '!=') },
  {
    label: 'Part of it',
    options: [
      ...pick('contains', 'beginsWith'),
      { name: 'ilike', label: 'contains (any case)' },
    ],
  },
];

const fields: Field[] = [
  {
    name: 'title',
    label: 'Title',
    operators: textOperators,
    defaultOperator: 'contains',
  },
  {
    name: 'year',
    label: 'Year',
    inputType: 'number',
    operators: pick('=', '<', '>', 'between'),
  },
  { name: 'genre', label: 'Genre' },
  {
    name: 'rating',
    label: 'Rating',
    // `arity: 'unary'` hides the value editor.
    operators: [
      ...pick('>='),
      { name: 'isMissing', label: 'is missing', arity: 'unary' },
    ],
  },
];

// For fields without a list of their own.
const getOperators = (field: string) =>
  field === 'genre'
    ? pick('=', '!=', 'in').map((operator) => ({
        ...operator,
        label: `is ${operator.label}`,
      }))
    : null;

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'ilike', value: 'night' },
    { id: 'year', field: 'year', operator: 'between', value: '1950,1960' },
    { id: 'genre', field: 'genre', operator: 'in', value: 'Drama,Comedy' },
    { id: 'rating', field: 'rating', operator: 'isMissing', value: '' },
  ],
};

export default function Operators() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        getOperators={getOperators}
        resetOnOperatorChange
      />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
