import type { PackedTable } from './packedTable';
import type { Cell } from './table';

export type Sorting = { column: string; isDescending: boolean };

const collator = new Intl.Collator('en', { numeric: true });
const inOrder = (a: Cell, b: Cell) =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

const ranks = new WeakMap<Cell[], Float64Array>();

/** The place of each row's cell in its column, found once a column; missing values have none. */
function ranksOf(cells: Cell[]): Float64Array {
  const known = ranks.get(cells);
  if (known) return known;
  const sorted = [...new Set(cells)].filter((cell) => cell !== null).sort(inOrder);
  const rankOf = new Map(sorted.map((cell, rank) => [cell, rank]));
  const found = Float64Array.from(cells, (cell) => (cell === null ? NaN : (rankOf.get(cell) ?? NaN)));
  ranks.set(cells, found);
  return found;
}

/**
 * Rows in the order of a column. Rows without a value come last in either direction, equal ones in the table's order.
 * @param rows positions in the table
 */
export function sortRows({ columns, values }: PackedTable, rows: Uint32Array, { column, isDescending }: Sorting) {
  const cells = values[columns.findIndex(({ name }) => name === column)];
  if (!cells) return rows;
  const rank = ranksOf(cells);
  const last = Number.MAX_SAFE_INTEGER;
  const key = (row: number) => {
    const value = rank[row] ?? NaN;
    return Number.isNaN(value) ? last : isDescending ? -value : value;
  };
  return rows.slice().sort((a, b) => key(a) - key(b) || a - b);
}
