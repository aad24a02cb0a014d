import { QueryBuilderNative } from '@react-querybuilder/native';
import { type ComponentProps, useState } from 'react';

type Props = ComponentProps<typeof QueryBuilderNative>;
type Query = Extract<Props['query'], { combinator: string }>;

const fields: Props['fields'] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

// highlight-start
export default function Filter() {
  const [query, setQuery] = useState<Query>({
    id: 'root',
    combinator: 'and',
    rules: [{ id: 'title', field: 'title', operator: '=', value: 'Jaws' }],
  });

  return (
    <QueryBuilderNative
      fields={fields}
      query={query}
      onQueryChange={setQuery}
      showShiftActions
    />
  );
}
// highlight-end
