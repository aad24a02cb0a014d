import { type FormEvent, useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year', field: 'year', operator: '>=', value: '1950' }],
};

const hasValues = (group: RuleGroupType): boolean =>
  group.rules.length > 0 &&
  group.rules.every((item) =>
    'rules' in item ? hasValues(item) : String(item.value).trim() !== '',
  );

export default function FilterForm() {
  const [query, setQuery] = useState(initialQuery);
  const [sent, setSent] = useState('');
  const isComplete = hasValues(query);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete) return;
    const data = new FormData(event.currentTarget);
    setSent(JSON.stringify(Object.fromEntries(data), null, 2));
  };

  return (
    <form onSubmit={save} aria-label="Saved filter">
      <p>
        <label>
          Name <input name="name" defaultValue="Modern" required />
        </label>
      </p>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      {/* The builder's own controls have no name, so they are not sent. */}
      <input
        type="hidden"
        name="filter"
        value={formatQuery(query, 'json_without_ids')}
      />
      <p>
        <button type="submit" aria-describedby="complete">
          Save
        </button>{' '}
        <small id="complete" role="status">
          {isComplete ? '' : 'Give each rule a value.'}
        </small>
      </p>
      {sent && <pre>{sent}</pre>}
    </form>
  );
}
