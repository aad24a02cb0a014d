import { useState } from 'react';
import {
  type Field,
  formatQuery,
  getDispatchQueryById,
  QueryBuilder,
  QueryBuilderStateProvider,
  type RuleGroupType,
  useQueryBuilderQuery,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const defaultQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
  ],
};

// highlight-start
// Not a child of the builder, and not handed a query: the id is enough.
const byId = { schema: { qbId: 'films' } };

const Toolbar = () => {
  const query = useQueryBuilderQuery(byId) ?? defaultQuery;
  const [saved, setSaved] = useState(query);
  // highlight-end

  return (
    <p>
      <button type="button" onClick={() => setSaved(query)}>
        Save
      </button>{' '}
      <button
        type="button"
        onClick={() => getDispatchQueryById('films')?.(saved)}
      >
        Restore
      </button>{' '}
      <code>{formatQuery(query, 'sql')}</code>
    </p>
  );
};

// highlight-start
export default function State() {
  return (
    <QueryBuilderStateProvider>
      <QueryBuilder qbId="films" fields={fields} defaultQuery={defaultQuery} />
      <Toolbar />
    </QueryBuilderStateProvider>
  );
}
// highlight-end
