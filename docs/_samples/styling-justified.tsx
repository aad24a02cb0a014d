import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'subtitled', label: 'Subtitled', valueEditorType: 'checkbox' },
  { name: 'director', label: 'Director' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'subtitled', field: 'subtitled', operator: '=', value: true },
    { id: 'director', field: 'director', operator: 'notNull', value: '' },
  ],
};

export default function Justified() {
  const [query, setQuery] = useState(initialQuery);

  // highlight-start
  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={setQuery}
      showCloneButtons
      controlClassnames={{
        queryBuilder: 'queryBuilder-justified queryBuilder-responsive',
      }}
    />
  );
  // highlight-end
}
