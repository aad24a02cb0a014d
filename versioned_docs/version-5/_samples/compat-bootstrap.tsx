import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'bootstrap/dist/css/bootstrap.min.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year-rule', field: 'year', operator: '>=', value: '1950' }],
};

// highlight-start
// Bootstrap's lists fill the row; `w-auto` makes them as wide as their text.
const classes = {
  combinators: 'w-auto',
  fields: 'w-auto',
  operators: 'w-auto',
};
// highlight-end

export default function BootstrapBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    // highlight-start
    <QueryBuilderBootstrap>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        controlClassnames={classes}
        showNotToggle
      />
    </QueryBuilderBootstrap>
    // highlight-end
  );
}
