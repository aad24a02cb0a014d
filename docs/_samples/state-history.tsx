import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import {
  QueryBuilderHistory,
  useQueryBuilderHistory,
} from 'react-querybuilder/history';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: 'contains', value: 'war' }],
};

// Stands outside of the builder and knows its id only.
// highlight-start
function Toolbar({ qbId }: { qbId: string }) {
  const { undo, clear, canUndo, past, future } = useQueryBuilderHistory(qbId);
  // highlight-end
  return (
    <p>
      <button type="button" onClick={undo} disabled={!canUndo}>
        Take back
      </button>{' '}
      <button type="button" onClick={clear}>
        Forget
      </button>{' '}
      <output>
        {past.length} back, {future.length} forward
      </output>
    </p>
  );
}

export default function WithHistory() {
  const [query, setQuery] = useState(initialQuery);

  return (
    // highlight-start
    <QueryBuilderHistory maxHistory={20} coalesceMs={1000}>
      <QueryBuilder
        qbId="watchlist"
        fields={fields}
        query={query}
        onQueryChange={setQuery}
      />
      <Toolbar qbId="watchlist" />
    </QueryBuilderHistory>
    // highlight-end
  );
}
