import type { MovieRow } from '../../dataset/fields';
import { readMovies } from '../../dataset/movies/readMovies';
import { type Cell, type Column, moviesTable, type Table } from '../../dataset/table';

/** Characters that mean something in one of the formats, or are easily lost. */
const odd = /['"%_\\]|[^\x20-\x7e]/;

/** All movies with odd characters in their text, and every sixtieth of the others. */
export function movieRows(): Table {
  const movies: MovieRow[] = readMovies();
  const { columns, rows } = moviesTable(movies);
  const isOdd = (cell: Cell) => typeof cell === 'string' && odd.test(cell);
  return { columns, rows: rows.filter((row, index) => Object.values(row).some(isOdd) || index % 60 === 0) };
}

const columns: Column[] = [
  { name: 'name', type: 'text' },
  { name: 'alias', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'quota', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'due', type: 'date' },
  { name: 'flag', type: 'boolean' },
];

// Every kind of trouble, in ways that let two columns agree, differ, and contain each other.
const cells: Cell[][] = [
  [null, null, null, null, null, null, null],
  ['', '', 0, 0, '2000-01-01', '2000-01-01', false],
  ['', null, null, 0, null, '2000-01-01', true],
  ["O'Brien", "'", 1, -1, '1999-12-31', '2000-01-01', true],
  ["o'brien", "O'Brien", -1, 1, '2000-01-01', '1999-12-31', false],
  ['say "hi"', '"', 8, 8, '2024-02-29', '2024-02-29', null],
  ['50%', '%', 50, 50.5, '2024-02-29', null, true],
  ['500', '50%', 500, 50, null, '2024-03-01', false],
  ['a_b', 'a', 8.5, 8, '1970-01-01', '2024-03-01', true],
  ['axb', 'a_b', 8, 8.5, '1970-01-01', '1970-01-01', null],
  ['é', 'É', 0.1, 0.2, '2010-10-10', '2010-10-11', true],
  ['É', 'e', 0.2, 0.1, '2010-10-11', '2010-10-10', false],
  ['ABC', 'abc', 1000, 999.5, '2001-09-09', '2001-09-09', true],
  ['abc', 'ABC', 1000000, null, '2001-09-09', null, false],
  ['abc', 'b', null, 1000, null, null, null],
  ['C:\\temp', '\\', -8.5, -8, '1969-07-20', '1970-01-01', true],
  ['\\d', 'd', 7, 70, '1969-07-20', '1969-07-20', false],
  ['line\nbreak', '\n', 1, 1, '2000-02-29', '2000-02-28', true],
  ['tab\tstop', 'line\nbreak', 10, 9, '2000-02-28', '2000-02-29', null],
  ['a.b', '.', 9, 10, '2012-12-12', '2012-12-12', true],
  ['(x)', '(', 100, 1000, '2012-12-12', null, false],
  ['8', '8.0', 8, 7, '2008-08-08', '2008-08-08', true],
  ['07', '7', 7, 7, '2007-07-07', '2008-08-08', false],
  ['1e3', '1000', 1000, 1000, '2007-07-07', '2007-07-07', true],
  ['null', null, null, 5, null, '2005-05-05', null],
  ['^a$', 'a', 5, null, '2005-05-05', null, true],
  ['a', '^a$', 4.75, 4.5, '2004-04-04', '2004-05-04', false],
  [' a ', 'a', 3, 30, '2003-03-03', '2003-03-03', true],
  ['a,b', ',', 30, 3, '2003-03-03', '2003-03-04', false],
  ["''", '""', 20, 2, '2002-02-02', '2002-02-02', true],
];

/** A table with everything that goes wrong: missing values, quotes, wildcards, accents, case, empty text, line breaks. */
export const hostileTable: Table = {
  columns,
  rows: cells.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i] as Cell]))),
};
