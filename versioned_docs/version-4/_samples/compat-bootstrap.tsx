import {
  bootstrapControlClassnames,
  bootstrapControlElements,
} from '@react-querybuilder/bootstrap';
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
const controlClassnames = {
  ...bootstrapControlClassnames,
  combinators: `${bootstrapControlClassnames.combinators} w-auto`,
  fields: `${bootstrapControlClassnames.fields} w-auto`,
  operators: `${bootstrapControlClassnames.operators} w-auto`,
};
// highlight-end

export default function BootstrapBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    // highlight-start
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={bootstrapControlElements}
      controlClassnames={controlClassnames}
      showNotToggle
    />
    // highlight-end
  );
}
