import { parquetMetadata, parquetSchema, type SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it, vi } from 'vitest';
import { problemText } from '../problems';
import { longNumbers } from './exactNumbers';
import { parquet } from './parquet';
import { type Column, columnsOf, readColumn } from './parquetColumn';
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
    'Column large: Numbers of which JavaScript would lose digits are read as text, as they are written.',
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

it('a column that is damaged in some rows has no values there, and is named', async () => {
  const bytes = new Uint8Array(file({ rowGroupSize: 1, codec: 'SNAPPY' }).slice(0));
  bytes.fill(0xff, 4, 10);
  const { set, problems } = await read(bytes);
  expect(problemText(problems[0] as never)).toMatch(
    /^Column id: Rows 1 to 1 have no value here: the column is damaged/,
  );
  expect(set.table?.values.slice(0, 2)).toEqual([
    [null, 2, 3],
    ['Ål', null, 'c'],
  ]);
});

describe('types that JavaScript has not', () => {
  const typed = (columns: { element: Omit<SchemaElement, 'name'>; data: unknown[] }[]) =>
    parquetWriteBuffer({
      schema: [
        { name: 'root', num_children: columns.length },
        ...columns.map(({ element }, at) => ({ name: `c${at}`, repetition_type: 'OPTIONAL' as const, ...element })),
      ],
      columnData: columns.map(({ data }, at) => ({ name: `c${at}`, data })),
      rowGroupSize: 2,
    });

  it('a date that is none costs its cell', async () => {
    const element = { type: 'INT32', converted_type: 'DATE' } as const;
    // As DuckDB writes infinity.
    const { set, problems } = await read(typed([{ element, data: [0, 2_147_483_647, 1] }]));
    expect(set.table?.values).toEqual([['1970-01-01', null, '1970-01-02']]);
    expect(problems.map(problemText)).toEqual([
      'Row 2, column c0: The date is outside of what can be read; the cell is left empty.',
    ]);
  });
  it.each([
    ['MICROS', 1_577_934_245_123_456n, -1n, ['2020-01-02T03:04:05.123456Z', '1969-12-31T23:59:59.999999Z']],
    ['NANOS', 1_577_934_245_123_456_789n, 1000n, ['2020-01-02T03:04:05.123456789Z', '1970-01-01T00:00:00.000001Z']],
  ] as const)('times in %s keep their digits', async (unit, first, second, texts) => {
    const element = { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit } } as const;
    const { set } = await read(typed([{ element, data: [first, second] }]));
    expect(set.table?.values[0]).toEqual(texts);
  });
  it('JSON that is none stays the text that it is, and long numbers in JSON stay exact', async () => {
    const texts = ['{"id":9007199254740993}', '{bad', '[1]'];
    const bytes = parquetWriteBuffer({ columnData: [{ name: 'a', data: texts, type: 'STRING' }] });
    // The library writes no JSON that is none.
    const metadata = parquetMetadata(bytes);
    for (const element of metadata.schema.slice(1)) element.converted_type = 'JSON';
    const onQuoted = vi.fn();
    const [column] = columnsOf(parquetSchema(metadata));
    expect(await readColumn(bytes, metadata, column as Column, [0, 3], onQuoted)).toEqual([
      { id: '9007199254740993' },
      '{bad',
      [1],
    ]);
    expect(onQuoted).toHaveBeenCalledOnce();
  });
  it('long decimals inside of objects are told of', async () => {
    const decimal = { converted_type: 'DECIMAL', type: 'INT64', scale: 2 } as const;
    const metadata = (precision: number) =>
      columnsOf({
        children: [
          { element: { name: 'a' }, children: [{ element: { name: 'b', ...decimal, precision }, children: [] }] },
        ],
      } as never).map(({ hasLongDecimals }) => hasLongDecimals);
    expect([metadata(15), metadata(18)]).toEqual([[false], [true]]);
  });
  it('an endless number costs its cell, and a missing one nothing', async () => {
    const { set, problems } = await read(
      typed([{ element: { type: 'DOUBLE' }, data: [1.5, Number.POSITIVE_INFINITY, Number.NaN] }]),
    );
    expect(set.table?.values).toEqual([[1.5, null, null]]);
    expect(problems.map(problemText)).toEqual([
      'Row 2, column c0: The number is outside of what can be read; the cell is left empty.',
    ]);
  });
  it('bytes that are no text are not made one', async () => {
    const data = [Uint8Array.of(0xff, 0xfe), new TextEncoder().encode('é')];
    const { set } = await read(typed([{ element: { type: 'BYTE_ARRAY' }, data }]));
    expect(set.table?.values).toEqual([['2 bytes', 'é']]);
  });
  it('a type that cannot be read costs its column, which is named once', async () => {
    const interval = { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 12, converted_type: 'INTERVAL' } as const;
    const data = [1, 2, 3].map((byte) => new Uint8Array(12).fill(byte));
    const { set, problems, rows } = await read(
      typed([
        { element: { type: 'INT32' }, data: [7, 8, 9] },
        { element: interval, data },
      ]),
    );
    expect(rows).toBe(3);
    expect(set.table?.values).toEqual([[7, 8, 9]]);
    expect(problems.map(problemText)).toEqual([
      'Column c1: The column is left out: its type cannot be read (parquet interval not supported).',
    ]);
  });
  it.each([
    [{ type: 'INT32', precision: 9 }, [1234n, -5n, 0n], [12.34, -0.05, 0]],
    [{ type: 'INT64', precision: 18 }, [123_456_789_012_345_678n, 5n], ['1234567890123456.78', '0.05']],
    [
      { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, precision: 38 },
      [-99_999_999_999_999_999_999_999_999_999_999_999_999n, 100n],
      ['-999999999999999999999999999999999999.99', '1'],
    ],
    [{ type: 'BYTE_ARRAY', precision: 38 }, [12_345_678_901_234_567_890n, 150n], ['123456789012345678.90', '1.5']],
  ] as const)('decimals in %j keep their digits', async (element, data, values) => {
    const decimal = { ...element, converted_type: 'DECIMAL', scale: 2 } as const;
    const { set, problems } = await read(typed([{ element: decimal, data: [...data] }]));
    expect(set.table?.values[0]).toEqual(values);
    expect(problems.some(({ message }) => message === longNumbers)).toBe(typeof values[0] === 'string');
  });
});
