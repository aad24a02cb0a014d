import { useState } from 'react';
import {
  type Field,
  formatQuery,
  type ParameterizedSQL,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

type Write = (position: number) => string;

const styles: Record<string, Write> = {
  'PostgreSQL: $1': (position) => `$${position}`,
  'MySQL: ?': () => '?',
  'SQL Server: @p1': (position) => `@p${position}`,
  'Oracle: :1': (position) => `:${position}`,
};

function bind(
  { sql, params }: ParameterizedSQL,
  write: Write,
): ParameterizedSQL {
  const parts = sql.split('?');
  if (parts.length !== params.length + 1)
    throw new Error('There is a ? in a name.');
  const [first, ...rest] = parts;
  return {
    sql: first + rest.map((part, index) => write(index + 1) + part).join(''),
    params,
  };
}

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
  const [style, setStyle] = useState('PostgreSQL: $1');
  const write = styles[style] ?? (() => '?');
  const statement = bind(
    formatQuery(query, { format: 'parameterized', parseNumbers: true }),
    write,
  );

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <p>
        <label>
          Driver{' '}
          <select
            value={style}
            onChange={(event) => setStyle(event.target.value)}
          >
            {Object.keys(styles).map((name) => (
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
