import { MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
  { name: 'seen', label: 'Seen on', inputType: 'date' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year-rule', field: 'year', operator: '>=', value: '1950' }],
};

// highlight-start
export default function MantineBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <MantineProvider>
      <QueryBuilderMantine>
        <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      </QueryBuilderMantine>
    </MantineProvider>
  );
}
// highlight-end
