import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, it } from 'vitest';
import { problemText } from '../problems';
import { parquet } from './parquet';
import { readInput } from './readInput';

const columnData = [
  { name: 'id', data: [1, 2, 3] },
  { name: 'title', data: ['Ål', null, 'c'] },
  { name: 'seen', data: [true, false, null] },
  { name: 'day', data: [new Date('1999-12-31'), null, new Date('2000-01-01')] },
  { name: 'large', data: [1n, 2n, 9007199254740993n] },
  { name: '__proto__', data: [1.5, 2.5, 3.5] },
];
const file = (options: { rowGroupSize?: number; codec?: 'SNAPPY' | 'UNCOMPRESSED' } = {}) =>
  parquetWriteBuffer({ columnData, ...options });
const read = (content: BlobPart) => readInput(new Blob([content]), 'x.parquet', { parquet });

it.each(['SNAPPY', 'UNCOMPRESSED'] as const)('a file compressed by %s is read, part by part', async (codec) => {
  const { set, problems, rows } = await read(file({ codec, rowGroupSize: 2 }));
  // JavaScript has no such number.
  expect(problems.map(problemText)).toEqual([
    'Row 3, column large: Most cells are numbers (2), and “9007199254740993” is text. The column is read as text.',
  ]);
  expect(rows).toBe(3);
  expect(set.fields.map(({ name, label, type }) => [name, label, type])).toEqual([
    ['id', 'id', 'number'],
    ['title', 'title', 'text'],
    ['seen', 'seen', 'boolean'],
    ['day', 'day', 'date'],
    ['large', 'large', 'text'],
    ['proto', '__proto__', 'number'],
  ]);
  expect(set.table?.values).toEqual([
    [1, 2, 3],
    ['Ål', null, 'c'],
    [true, false, null],
    ['1999-12-31', null, '2000-01-01'],
    ['1', '2', '9007199254740993'],
    [1.5, 2.5, 3.5],
  ]);
});

it('a file that is cut off is refused, with words', () =>
  expect(read(file().slice(0, 200))).rejects.toThrow('damaged or not complete'));

it('a damaged part is left out, and named', async () => {
  const bytes = new Uint8Array(file({ rowGroupSize: 1, codec: 'SNAPPY' }).slice(0));
  bytes.fill(0xff, 4, 40);
  const { set, problems } = await read(bytes);
  expect(problemText(problems[0] as never)).toMatch(/^Row 1: Rows 1 to 1 are damaged and left out/);
  expect(set.table?.values[0]).toEqual([2, 3]);
});
