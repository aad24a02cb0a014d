import { useState } from 'react';
import {
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
  const [parseNumbers, setParseNumbers] = useState(false);

  // highlight-start
  const outputs = {
    sql: formatQuery(query, { format: 'sql', parseNumbers }),
    parameterized: formatQuery(query, {
      format: 'parameterized',
      parseNumbers,
    }),
    parameterized_named: formatQuery(query, {
      format: 'parameterized_named',
      parseNumbers,
    }),
    mongodb: formatQuery(query, { format: 'mongodb', parseNumbers }),
    cel: formatQuery(query, { format: 'cel', parseNumbers }),
    spel: formatQuery(query, { format: 'spel', parseNumbers }),
    jsonlogic: formatQuery(query, { format: 'jsonlogic', parseNumbers }),
    // highlight-end
    json_without_ids: formatQuery(query, {
      format: 'json_without_ids',
      parseNumbers,
    }),
  };

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        showNotToggle
      />
      <p>
        <label>
          <input
            type="checkbox"
            checked={parseNumbers}
            onChange={(event) => setParseNumbers(event.target.checked)}
          />{' '}
          parseNumbers
        </label>
      </p>
      {Object.entries(outputs).map(([format, output]) => (
        <div key={format} style={{ marginBottom: 8 }}>
          <strong>{format}</strong>
          <pre
            style={{
              margin: 0,
              padding: 8,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <code>
              {typeof output === 'string' ? output : JSON.stringify(output)}
            </code>
          </pre>
        </div>
      ))}
      <details>
        <summary>json</summary>
        <pre>
          <code>{formatQuery(query, { format: 'json', parseNumbers })}</code>
        </pre>
      </details>
    </>
  );
}
