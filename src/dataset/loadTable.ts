import { loadMovies } from './loadMovies';
import type { PackedTable } from './packedTable';
import type { Column } from './table';

/** What the engines are given: a visitor's own table or the movies, and the columns that the visitor has added to it. */
export type Shown = { own: PackedTable | undefined; extra: readonly Column[] };

let shown: Shown = { own: undefined, extra: [] };
let extended: { of: PackedTable; by: readonly Column[]; table: PackedTable } | undefined;

/** Says which table is on show from now on. */
export function showTable(next: Shown) {
  shown = next;
}
/** What was said last. */
export const shownTable = () => shown;

/** The table on show, with the columns that a visitor has added, which are empty. */
export async function loadTable(): Promise<PackedTable> {
  const { own, extra } = shown;
  const of = own ?? (await loadMovies());
  if (extra.length === 0) return of;
  if (extended?.of !== of || extended.by !== extra) {
    const empty = (of.values[0] ?? []).map(() => null);
    const table = { columns: [...of.columns, ...extra], values: [...of.values, ...extra.map(() => empty)] };
    extended = { of, by: extra, table };
  }
  return extended.table;
}
