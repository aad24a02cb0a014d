import { describe, expect, it } from 'vitest';
import type { PackedTable } from './packedTable';
import { sortRows } from './sortRows';

const table: PackedTable = {
  columns: [
    { name: 'title', type: 'text' },
    { name: 'gross', type: 'number' },
    { name: 'profitable', type: 'boolean' },
  ],
  values: [
    ['b', 'Á', 'a10', 'a9', null],
    [10, null, 9, 10, 100],
    [true, false, null, true, false],
  ],
};
const all = Uint32Array.of(0, 1, 2, 3, 4);
const sorted = (column: string, isDescending = false) => [...sortRows(table, all, { column, isDescending })];

describe('rows in the order of a column', () => {
  it('reads text as people do', () => expect(sorted('title')).toEqual([1, 3, 2, 0, 4]));
  it('compares numbers as numbers, equal ones in the order of the table', () =>
    expect(sorted('gross')).toEqual([2, 0, 3, 4, 1]));
  it('keeps missing values last when it descends', () => expect(sorted('gross', true)).toEqual([4, 0, 3, 2, 1]));
  it('has false before true', () => expect(sorted('profitable')).toEqual([1, 4, 0, 3, 2]));
  it('sorts only the rows it is given, and leaves them as they were', () => {
    const rows = Uint32Array.of(3, 2);
    expect([...sortRows(table, rows, { column: 'gross', isDescending: false })]).toEqual([2, 3]);
    expect([...rows]).toEqual([3, 2]);
  });
});
