import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import { QueryBuilderHistory } from 'react-querybuilder/history';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
  ],
};

export default function History() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilderHistory>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
    </QueryBuilderHistory>
  );
}
