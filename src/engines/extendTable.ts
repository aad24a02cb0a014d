import { extraColumns, setExtraColumns } from '../dataset/loadTable';
import type { Column } from '../dataset/table';
import { onMovies } from './onMovies';

/**
 * Gives the engines a table with these columns beside its own; those that have another one start again with their next query.
 * @returns whether the columns are others than before
 */
export function extendTable(columns: readonly Column[]): boolean {
  if (JSON.stringify(columns) === JSON.stringify(extraColumns())) return false;
  setExtraColumns(columns);
  for (const client of Object.values(onMovies)) client.close();
  return true;
}
