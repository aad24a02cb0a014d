import { useState } from 'react';
import {
  defaultOperatorNegationMap,
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

type Book = { title: string; author: string | null; year: number };

const books: Book[] = [
  { title: 'Night and Day', author: 'Virginia Woolf', year: 1919 },
  { title: 'The Waves', author: 'Virginia Woolf', year: 1931 },
  { title: 'Invisible Cities', author: 'Italo Calvino', year: 1972 },
  { title: 'Beowulf', author: null, year: 1000 },
];

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'author', label: 'Author' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

// Editors return text, so the type of the cell decides how to compare.
const text = (value: unknown) => String(value ?? '').toLowerCase();
const compare = (cell: unknown, value: unknown) =>
  typeof cell === 'number'
    ? cell - Number(value)
    : text(cell).localeCompare(text(value));
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : String(value).split(',');

const tests: Record<string, (cell: unknown, value: unknown) => boolean> = {
  '=': (cell, value) => compare(cell, value) === 0,
  '<': (cell, value) => compare(cell, value) < 0,
  '<=': (cell, value) => compare(cell, value) <= 0,
  '>': (cell, value) => compare(cell, value) > 0,
  '>=': (cell, value) => compare(cell, value) >= 0,
  contains: (cell, value) => text(cell).includes(text(value)),
  beginsWith: (cell, value) => text(cell).startsWith(text(value)),
  endsWith: (cell, value) => text(cell).endsWith(text(value)),
  null: (cell) => cell === null || cell === undefined,
  in: (cell, value) => list(value).some((one) => compare(cell, one) === 0),
  between: (cell, value) => {
    const [from, to] = list(value);
    return compare(cell, from) >= 0 && compare(cell, to) <= 0;
  },
};

const isComplete = ({ operator, value }: RuleType) =>
  /null$/i.test(operator) || (value !== '' && value !== undefined);

/** Whether a row passes a rule or group; what is incomplete lets all pass. */
function matches(row: object, item: RuleGroupType | RuleType): boolean {
  if ('rules' in item) {
    const rules = item.rules.filter((one) => 'rules' in one || isComplete(one));
    const passes = (one: RuleGroupType | RuleType) => matches(row, one);
    const isMatch =
      item.combinator === 'or' && rules.length > 0
        ? rules.some(passes)
        : rules.every(passes);
    return item.not ? !isMatch : isMatch;
  }
  const cell = (row as Record<string, unknown>)[item.field];
  const test = tests[item.operator];
  if (test) return test(cell, item.value);
  const opposite =
    tests[
      defaultOperatorNegationMap[
        item.operator as keyof typeof defaultOperatorNegationMap
      ]
    ];
  if (!opposite) throw new Error(`No test for the operator ${item.operator}`);
  return !opposite(cell, item.value);
}

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year', field: 'year', operator: '>', value: '1920' }],
};

export default function FilterAnArray() {
  const [query, setQuery] = useState(initialQuery);
  const found = books.filter((book) => matches(book, query));

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <p role="status">
        {found.length} of {books.length} books
      </p>
      <ul>
        {found.map(({ title, author, year }) => (
          <li key={title}>
            {title}, {author ?? 'unknown author'}, {year}
          </li>
        ))}
      </ul>
    </>
  );
}
