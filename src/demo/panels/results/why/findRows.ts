import { nameColumn } from '@site/src/dataset/nameColumn';
import type { PackedTable } from '@site/src/dataset/packedTable';

/**
 * Rows whose name contains a text, in any case: exact names first, then names that begin with it, then the others,
 * each in the order of the table.
 * @param most how many rows are returned; `count` is that of all
 */
export function findRows({ columns, values }: PackedTable, text: string, most: number) {
  const names = values[nameColumn(columns)] ?? [];
  const wanted = text.trim().toLowerCase();
  if (!wanted) return { rows: [], count: 0 };
  const ranked: number[][] = [[], [], []];
  names.forEach((name, row) => {
    const candidate = String(name ?? '').toLowerCase();
    if (!candidate.includes(wanted)) return;
    ranked[candidate === wanted ? 0 : candidate.startsWith(wanted) ? 1 : 2]?.push(row);
  });
  const all = ranked.flat();
  return { rows: all.slice(0, most), count: all.length };
}
