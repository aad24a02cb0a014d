import { useState } from 'react';
import {
  type Field,
  type FormatQueryOptions,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const drivers: Record<string, FormatQueryOptions> = {
  'PostgreSQL: $1': { preset: 'postgresql' },
  'MySQL: ?': { preset: 'mysql' },
  'SQL Server: @p1': {
    preset: 'mssql',
    numberedParams: true,
    paramPrefix: '@p',
  },
  'Oracle: :1': { preset: 'oracle', numberedParams: true },
};

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'years', field: 'year', operator: 'between', value: '1950,1960' },
  ],
};

export default function BindVariables() {
  const [query, setQuery] = useState(initialQuery);
  const [driver, setDriver] = useState('PostgreSQL: $1');
  const statement = formatQuery(query, {
    ...drivers[driver],
    format: 'parameterized',
    parseNumbers: true,
  });

  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      <p>
        <label>
          Driver{' '}
          <select
            value={driver}
            onChange={(event) => setDriver(event.target.value)}
          >
            {Object.keys(drivers).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <pre
        style={{ whiteSpace: 'pre-wrap' }}
      >{`${statement.sql}\n${JSON.stringify(statement.params)}`}</pre>
    </>
  );
}
