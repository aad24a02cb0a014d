import { loadMovies } from './loadMovies';
import type { PackedTable } from './packed';
import type { Column } from './table';

let extra: readonly Column[] = [];
let extended: { of: PackedTable; by: readonly Column[]; table: PackedTable } | undefined;

/** Which columns the table has beside its own. */
export function setExtraColumns(columns: readonly Column[]) {
  extra = columns;
}
/** Columns that the table has beside its own. */
export const extraColumns = () => extra;

/** The movies table with the columns that a visitor has added, which are empty. */
export async function loadTable(): Promise<PackedTable> {
  const movies = await loadMovies();
  if (extra.length === 0) return movies;
  if (extended?.of !== movies || extended.by !== extra) {
    const empty = (movies.values[0] ?? []).map(() => null);
    const table = { columns: [...movies.columns, ...extra], values: [...movies.values, ...extra.map(() => empty)] };
    extended = { of: movies, by: extra, table };
  }
  return extended.table;
}
