import { useState } from 'react';
import {
  type FullField,
  prepareRuleGroup,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import { parseCEL } from 'react-querybuilder/parseCEL';
import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { parseSQL } from 'react-querybuilder/parseSQL';
import 'react-querybuilder/dist/query-builder.css';

const fields: FullField[] = [
  { name: 'title', value: 'title', label: 'Title' },
  { name: 'genre', value: 'genre', label: 'Genre' },
  { name: 'year', value: 'year', label: 'Year', inputType: 'number' },
];

const formats = {
  SQL: {
    parse: parseSQL,
    example: "genre = 'Drama' AND (year < 1960 OR title LIKE 'The%')",
  },
  MongoDB: {
    parse: parseMongoDB,
    example: '{ "genre": "Drama", "year": { "$lt": 1960 } }',
  },
  JsonLogic: {
    parse: parseJsonLogic,
    example: '{ "and": [{ "==": [{ "var": "genre" }, "Drama"] }] }',
  },
  CEL: {
    parse: parseCEL,
    example: 'genre == "Drama" && title.startsWith("The")',
  },
};
type Format = keyof typeof formats;

function read(format: Format, text: string): RuleGroupType {
  // An open quote followed by backslashes would keep parseSQL busy for minutes.
  if (format === 'SQL' && text.includes('\\'))
    throw new Error('Backslashes are not supported.');
  const query = formats[format].parse(text, { fields });
  if (!('rules' in query) || query.rules.length === 0)
    throw new Error(`Nothing in this text is a ${format} rule.`);
  return prepareRuleGroup(query);
}

// What the first text says. Its ids are not random, so that server and browser
// agree on them.
let count = 0;
const start = prepareRuleGroup(parseSQL(formats.SQL.example, { fields }), {
  idGenerator: () => `start-${count++}`,
});

export default function PasteAQuery() {
  const [format, setFormat] = useState<Format>('SQL');
  const [text, setText] = useState(formats.SQL.example);
  const [error, setError] = useState('');
  const [query, setQuery] = useState<RuleGroupType>(start);

  const choose = (next: Format) => {
    setFormat(next);
    setText(formats[next].example);
    setError('');
  };

  const load = () => {
    try {
      setQuery(read(format, text));
      setError('');
    } catch (reason) {
      setError((reason as Error).message); // and the query stays as it was
    }
  };

  return (
    <>
      <label>
        Format{' '}
        <select
          value={format}
          onChange={(event) => choose(event.target.value as Format)}
        >
          {Object.keys(formats).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label style={{ display: 'block', margin: '0.5rem 0' }}>
        Query text
        <textarea
          rows={3}
          style={{ display: 'block', width: '100%' }}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={error !== ''}
          aria-describedby="import-error"
        />
      </label>
      <p
        id="import-error"
        role="alert"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {error}
      </p>
      <p>
        <button type="button" onClick={load}>
          Import
        </button>
      </p>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
    </>
  );
}
