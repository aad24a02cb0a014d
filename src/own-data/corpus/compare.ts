import { isDeepStrictEqual } from 'node:util';
import type { Cell } from '../../dataset/table';
import type { Read } from '../read/readInput';
import type { ExpectedRow } from './expected';

/** What a comparison found: how many cells were looked at, how many differ and that was said, and those of which it was not. */
export type Compared = { cells: number; told: number; untold: string[] };

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60);
const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a cell says what was written. Texts and numbers of the same letters are the same. */
function isSame(cell: Cell, written: unknown): boolean {
  if (isNothing(written)) return cell === null || cell === '';
  if (typeof written === 'object') {
    const isPlain = Array.isArray(written) && written.every((item) => typeof item !== 'object' || item === null);
    if (isPlain) return (cell ?? '') === written.join(', ') && !written.includes(null);
    return isDeepStrictEqual(parsed(String(cell)), written);
  }
  if (cell === null) return false;
  if (typeof written === 'number' && typeof cell === 'string') return Number(cell) === written;
  return typeof cell === typeof written ? Object.is(cell, written) : String(cell) === String(written);
}

/** Compares what was read with what another reader has. */
export function compare({ set, problems, changes = {}, rows }: Read, expected: readonly ExpectedRow[]): Compared {
  const found: Compared = { cells: 0, told: 0, untold: [] };
  const columns = new Map<string, { cells: readonly Cell[]; isTold: boolean }>();
  set.fields.forEach(({ name, label }, index) => {
    const isTold = Object.hasOwn(changes, name) || problems.some(({ column }) => column === label);
    if (!columns.has(label)) columns.set(label, { cells: set.table?.values[index] ?? [], isTold });
  });
  const isOfBreaks = problems.some(({ message }) => message.startsWith('Line breaks inside of cells'));
  const areLeftOut = problems.some(({ message }) =>
    /^Only the first|left out|has the same heading|heading is empty/.test(message),
  );
  if (rows !== expected.length) found.untold.push(`${rows} rows, and there are ${expected.length}`);
  expected.forEach((row, at) => {
    for (const [heading, written] of row) {
      found.cells += 1;
      const column = columns.get(heading.trim().slice(0, 100) || heading);
      if (column && isSame(column.cells[at] ?? null, written)) continue;
      if (!column && isNothing(written)) continue;
      const isBroken = isOfBreaks && String(written).includes('\r');
      if (isBroken || (column ? column.isTold : areLeftOut)) found.told += 1;
      else found.untold.push(`row ${at + 1}, ${shown(heading)}: ${shown(column?.cells[at])} of ${shown(written)}`);
    }
  });
  return found;
}
