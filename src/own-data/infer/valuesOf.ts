import type { Cell } from '../../dataset/table';
import type { DataType } from '../DataSet';
import { listSeparator } from './typedCell';

/** Values that a list to choose from has at most, and how long one is at most. */
export const mostValues = 30;
const longest = 60;

/** What there is to choose from in a column of few different values; nothing if it has many, or hardly one twice. */
export function valuesOf(cells: readonly Cell[], type: DataType): string[] | undefined {
  if (type !== 'text' && type !== 'list') return undefined;
  const found = new Set<string>();
  let count = 0;
  for (const cell of cells) {
    if (typeof cell !== 'string' || cell === '') continue;
    for (const item of type === 'list' ? cell.split(listSeparator) : [cell]) {
      count += 1;
      if (found.has(item)) continue;
      if (found.size === mostValues || item.length > longest || /[\n\r]/.test(item)) return undefined;
      found.add(item);
    }
  }
  return found.size > 0 && count >= 2 * found.size ? [...found].sort() : undefined;
}
