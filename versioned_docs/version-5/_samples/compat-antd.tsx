import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
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
const theme = { token: { colorPrimary: '#7a3e9d' } };

export default function AntdBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <ConfigProvider theme={theme}>
      <QueryBuilderAntD>
        <QueryBuilder
          fields={fields}
          query={query}
          onQueryChange={(next) => setQuery(next)}
        />
      </QueryBuilderAntD>
    </ConfigProvider>
  );
}
// highlight-end
