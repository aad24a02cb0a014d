import { describe, expect, it } from 'vitest';
import { readMovies } from './movies/readMovies';
import { isPackedTable, packMovies, unpack } from './packedTable';
import { columns, moviesTable } from './table';

const rows = readMovies();
const packed = packMovies(rows);

describe('the packed movies table', () => {
  it('unpacks to the table, also after a journey as text', () => {
    expect(unpack(JSON.parse(JSON.stringify(packed)))).toEqual(moviesTable(rows));
    expect(isPackedTable(packed, columns)).toBe(true);
  });
  it.each([
    ['nothing', undefined],
    ['another thing', { rows: [] }],
    ['no rows', { columns, values: columns.map(() => []) }],
    ['another set of columns', { columns: columns.slice(1), values: packed.values }],
    ['a column that ends early', { columns, values: [packed.values[0]?.slice(1), ...packed.values.slice(1)] }],
    [
      'a number among texts',
      { columns, values: [packed.values[0]?.map((cell, row) => (row === 7 ? 1 : cell)), ...packed.values.slice(1)] },
    ],
    ['a list of columns that is too short', { columns, values: packed.values.slice(1) }],
  ])('is not %s', (_, value) => expect(isPackedTable(value, columns)).toBe(false));
});
