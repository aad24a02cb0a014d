import { useState } from 'react';
import {
  type Field,
  type FieldSelectorProps,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// A dot separates the levels: table.column
const fields: Field[] = [
  { name: 'book.title', label: 'Title' },
  { name: 'book.year', label: 'Year' },
  { name: 'author.name', label: 'Name' },
  { name: 'author.country', label: 'Country' },
];
const tables = { book: 'Book', author: 'Author' };

const tableOf = (name: string) => name.split('.')[0] ?? '';
const columnsOf = (table: string) =>
  fields.filter(({ name }) => tableOf(name) === table);

// highlight-start
function TwoLevels(props: FieldSelectorProps) {
  const { value = '', handleOnChange, title, className, disabled } = props;
  const table = tableOf(value);

  return (
    <>
      <select
        {...{ className, disabled }}
        title="Table"
        value={table}
        onChange={({ target }) =>
          handleOnChange(columnsOf(target.value)[0]?.name)
        }
      >
        {/* highlight-end */}
        {Object.entries(tables).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <select
        {...{ className, title, disabled, value }}
        onChange={({ target }) => handleOnChange(target.value)}
      >
        {columnsOf(table).map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

const controlElements = { fieldSelector: TwoLevels };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'rule', field: 'author.name', operator: '=', value: '' }],
};

export default function FieldListsLevels() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
