import { useState } from 'react';
import {
  type ExportFormat,
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'author', label: 'Author', valueSources: ['value', 'field'] },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const formats: ExportFormat[] = [
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb_query',
  'elasticsearch',
  'cel',
  'spel',
  'jsonata',
  'jsonlogic',
  'natural_language',
  'ldap',
  'prisma',
  'cypher',
  'sparql',
  'gremlin',
  'json_without_ids',
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'author', field: 'author', operator: 'beginsWith', value: "O'" },
    { id: 'year', field: 'year', operator: 'between', value: '1950,1959' },
  ],
};

export default function AllFormats() {
  const [query, setQuery] = useState(initialQuery);
  const [format, setFormat] = useState<ExportFormat>('sql');
  const [parseNumbers, setParseNumbers] = useState(false);
  const output: unknown = formatQuery(query, {
    format,
    parseNumbers: parseNumbers || undefined,
  });

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        showNotToggle
      />
      <p>
        <label>
          Format{' '}
          <select
            value={format}
            onChange={(event) => setFormat(event.target.value as ExportFormat)}
          >
            {formats.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        <label>
          <input
            type="checkbox"
            checked={parseNumbers}
            onChange={(event) => setParseNumbers(event.target.checked)}
          />{' '}
          parseNumbers
        </label>
      </p>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <code>
          {typeof output === 'string'
            ? output
            : JSON.stringify(output, null, 2)}
        </code>
      </pre>
    </>
  );
}
