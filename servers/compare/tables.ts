import { readMovies } from '../../src/dataset/movies/readMovies';
import { type Cell, type Column, moviesTable, type Table } from '../../src/dataset/table';
import { hostileTable, movieRows } from '../../src/engines/proof/tables';
import { isWhole } from '../../src/engines/servers/slapd';

/** The tables that are loaded, by name: the two of `src/engines/proof`, and all movies for the examples. */
export const tables = { movies: movieRows(), hostile: hostileTable, 'all movies': moviesTable(readMovies()) } as const;
export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
/** The tables that random queries are run on. */
export const drawnTables = ['movies', 'hostile'] as const;

/**
 * How the columns of a table are typed on a server. `double`: as in the engines of the page. `whole`: a column that holds
 * whole numbers only is one of integers, the others of numbers are decimals. `text dates`: dates are kept as text.
 */
export const typings = ['double', 'whole', 'text dates'] as const;
export type Typing = (typeof typings)[number];

/** A table as one typing has it. */
export const typed = (table: Table, typing: Typing): Table =>
  typing === 'text dates'
    ? {
        ...table,
        columns: table.columns.map((column) => (column.type === 'date' ? { ...column, type: 'text' } : column)),
      }
    : table;

/** The declared type of a column; `names` are the server's own names of types. */
export function typeOf<Name extends string>(
  table: Table,
  { name, type }: Column,
  typing: Typing,
  names: Record<'text' | 'double' | 'integer' | 'decimal', Name>,
): Name | 'date' | 'boolean' {
  if (type === 'text' || (type === 'date' && typing === 'text dates')) return names.text;
  if (type !== 'number') return type;
  if (typing !== 'whole') return names.double;
  return isWhole(table, name) ? names.integer : names.decimal;
}

/** The cells of rows in the order of columns, behind the row's position. */
export const cellsOf = ({ columns, rows }: Table): Cell[][] =>
  rows.map((row, index) => [index, ...columns.map(({ name }) => row[name] ?? null)]);
