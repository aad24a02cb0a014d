import type { MovieRow } from './fields';
import { type Cell, type Column, moviesTable, type Table } from './table';

/** A table as it travels: a list of cells for each column. It compresses better than rows, and is copied faster. */
export type PackedTable = { columns: Column[]; values: Cell[][] };

/** A table, column by column. */
export const pack = ({ columns, rows }: Table): PackedTable => ({
  columns,
  values: columns.map(({ name }) => rows.map((row) => row[name] ?? null)),
});

/** The same table, row by row. */
export const unpack = ({ columns, values }: PackedTable): Table => ({
  columns,
  rows: (values[0] ?? []).map((_, row) =>
    Object.fromEntries(columns.map(({ name }, column) => [name, values[column]?.[row] ?? null])),
  ),
});

/** The same table, whose rows are made when they are asked for: what takes columns needs none. */
export function unpackLater(packed: PackedTable): Table {
  let rows: Table['rows'] | undefined;
  return {
    ...packed,
    get rows() {
      rows ??= unpack(packed).rows;
      return rows;
    },
  };
}

/** What the build delivers of `movies/movies.json`. */
export const packMovies = (rows: MovieRow[]): PackedTable => pack(moviesTable(rows));

const jsTypes = { text: 'string', date: 'string', number: 'number', boolean: 'boolean' } as const;

/**
 * Whether something is a table with these columns, whose cells are of their column's type or null.
 * @param expected the columns that the page knows; a file of an older build may have others
 */
export function isPackedTable(value: unknown, expected: Column[]): value is PackedTable {
  const { columns, values } = (value ?? {}) as Partial<PackedTable>;
  if (JSON.stringify(columns) !== JSON.stringify(expected) || !Array.isArray(values)) return false;
  const length = Array.isArray(values[0]) ? values[0].length : 0;
  return (
    length > 0 &&
    expected.every(({ type }, index) => {
      const cells: unknown = values[index];
      if (!Array.isArray(cells) || cells.length !== length) return false;
      return cells.every((cell) => cell === null || typeof cell === jsTypes[type]);
    })
  );
}
