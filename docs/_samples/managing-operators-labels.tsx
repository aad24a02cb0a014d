import { useState } from 'react';
import {
  defaultCombinators,
  defaultOperators,
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const labels: Record<string, string> = {
  '=': 'ist',
  '!=': 'ist nicht',
  contains: 'enthält',
  null: 'fehlt',
  and: 'und',
  or: 'oder',
};

// highlight-start
// Only those with a label here, in the order of the default list. Names stay as
// they are.
const operators = defaultOperators
  .filter(({ name }) => name in labels)
  .map((operator) => ({
    ...operator,
    label: labels[operator.name] ?? operator.label,
  }));

const combinators = defaultCombinators.map((combinator) => ({
  ...combinator,
  label: labels[combinator.name] ?? combinator.label,
}));
// highlight-end

const fields: Field[] = [{ name: 'title', label: 'Titel' }];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'Nacht' },
  ],
};

export default function Labels() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <div lang="de">
      <QueryBuilder
        fields={fields}
        operators={operators}
        combinators={combinators}
        query={query}
        onQueryChange={setQuery}
      />
    </div>
  );
}
