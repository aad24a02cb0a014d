import type { Group } from '../../packages/query';
import type { PackedTable } from '../dataset/packedTable';
import type { Row } from '../dataset/table';
import { type CauseId, type Dialect, explainBetween, predict } from './model';

/** Rows that are looked at, so that explaining never holds up the typing. */
const most = 100;

/** One row of a packed table. */
export const rowAt = ({ columns, values }: PackedTable, position: number): Row =>
  Object.fromEntries(columns.map(({ name }, column) => [name, values[column]?.[position] ?? null]));

/** Rows that one format selects and the other does not, and the other way round; positions in the table. */
type Differing = { onlyOne: number[]; onlyOther: number[] };

/**
 * Why two formats select different rows: the causes by which the model tells them apart on these rows.
 * @returns no causes when the model does not expect just this difference, as with a fallback expression of one's own
 */
export function causesOf(
  query: Group,
  table: PackedTable,
  differing: Differing,
  one: Dialect,
  other: Dialect,
): CauseId[] {
  const positions = [...differing.onlyOne.slice(0, most), ...differing.onlyOther.slice(0, most)];
  const rows = positions.map((position) => rowAt(table, position));
  const sample = { columns: table.columns, rows };
  const isOnlyOne = new Set(differing.onlyOne);
  const expected = (isOne: boolean) =>
    positions.flatMap((position, index) => (isOnlyOne.has(position) === isOne ? [index] : []));
  const isPredicted = (dialect: Dialect, isOne: boolean) => {
    const { rows: predicted, open, error } = predict(query, sample, dialect);
    // The engine gave an answer.
    return !open && !error && String(predicted) === String(expected(isOne));
  };
  if (!isPredicted(one, true) || !isPredicted(other, false)) return [];
  return explainBetween(query, sample, one, other) ?? [];
}
