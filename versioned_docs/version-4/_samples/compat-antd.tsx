import { antdControlElements } from '@react-querybuilder/antd';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'antd/dist/antd.css';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'published', label: 'Published', inputType: 'date' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title-rule', field: 'title', operator: 'contains', value: 'rain' },
    { id: 'date-rule', field: 'published', operator: '>', value: '1950-01-01' },
  ],
};

// highlight-start
export default function AntdBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={antdControlElements}
    />
  );
}
// highlight-end
