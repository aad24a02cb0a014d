import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { problemText } from '../problems';
import { longNumbers } from './exactNumbers';
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
    const texts = ['{"id":9007199254740993}', '{bad', '[1]'].map((text) => new TextEncoder().encode(text));
    const element = { type: 'BYTE_ARRAY', logical_type: { type: 'JSON' } } as const;
    const { set, problems } = await read(typed([{ element, data: texts }]));
    expect(set.fields.map(({ label }) => label)).toEqual(['c0.id', 'c0']);
    expect(set.table?.values).toEqual([
      ['9007199254740993', null, null],
      [null, '{bad', '1'],
    ]);
    expect(problems.map(problemText)).toContain(`Column c0: ${longNumbers}`);
  });
  it('numbers that no table has are told: one that is none is empty, endless ones are text', async () => {
    const { NaN: none, POSITIVE_INFINITY: endless } = Number;
    const { set, problems } = await read(
      typed([
        { element: { type: 'DOUBLE' }, data: [1.5, none, 2, 3, 4] },
        { element: { type: 'FLOAT' }, data: [1.5, 2.5, endless, -endless, 3] },
      ]),
    );
    expect(set.table?.values).toEqual([
      [1.5, null, 2, 3, 4],
      ['1.5', '2.5', 'Infinity', '-Infinity', '3'],
    ]);
    expect(problems.map(problemText)).toEqual([
      'Row 2, column c0: “NaN” is read as an empty cell, in 1 of the column.',
      'Row 3, column c1: Most cells are numbers (3), and “Infinity” is text. The column is read as text.',
    ]);
  });
  it('bytes that are no text are not made one', async () => {
    const data = [Uint8Array.of(0xff, 0xfe), new TextEncoder().encode('é')];
    const { set, problems } = await read(typed([{ element: { type: 'BYTE_ARRAY' }, data }]));
    expect(set.table?.values).toEqual([['0xfffe', 'é']]);
    expect(problems.map(problemText)).toEqual([
      'Column c0: Bytes that are no text are written in hexadecimal, as in “0xfffe”.',
    ]);
  });
  it('a mark at the beginning of a text stays', async () => {
    const { set } = await read(typed([{ element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, data: ['\ufeffa'] }]));
    expect(set.table?.values).toEqual([['\ufeffa']]);
  });
  it.each([
    [
      { type: 'INT32', logical_type: { type: 'TIME', isAdjustedToUTC: false, unit: 'MILLIS' } },
      45_296_123,
      '12:34:56.123',
    ],
    [
      { type: 'INT64', logical_type: { type: 'TIME', isAdjustedToUTC: false, unit: 'NANOS' } },
      1n,
      '00:00:00.000000001',
    ],
    [{ type: 'INT64', converted_type: 'TIME_MICROS' }, 86_399_000_000n, '23:59:59'],
    [{ type: 'INT32', converted_type: 'DATE' }, -735_160, '-000043-03-15'],
    [{ type: 'INT32', converted_type: 'DATE' }, 3_000_000, '+010183-09-21'],
    [
      { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } },
      1n,
      '1970-01-01T00:00:00.001',
    ],
    [
      { type: 'INT64', logical_type: { type: 'INTEGER', bitWidth: 64, isSigned: false } },
      9_007_199_254_740_993n,
      '9007199254740993',
    ],
    [
      { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 12, converted_type: 'INTERVAL' },
      Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0, 0xac, 0x0d, 0, 0),
      'P1M2DT3.5S',
    ],
    [{ type: 'FIXED_LEN_BYTE_ARRAY', type_length: 2, logical_type: { type: 'FLOAT16' } }, 1.5, 1.5],
    [{ type: 'INT32', converted_type: 'UINT_32' }, 4_294_967_295, 4_294_967_295],
    [
      { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
      Uint8Array.from({ length: 16 }, (_, at) => at),
      '00010203-0405-0607-0809-0a0b0c0d0e0f',
    ],
  ] as const)('%j of %s is %s', async (element, raw, cell) => {
    const { set } = await read(typed([{ element, data: [raw] }]));
    expect(set.table?.values[0]?.[0]).toEqual(cell);
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

/** A file whose columns are trees. */
const nested = (elements: SchemaElement[], data: unknown[], name = 'c') =>
  parquetWriteBuffer({
    schema: [{ name: 'root', num_children: 1 }, ...elements],
    columnData: [{ name, data }],
  });
const optional = { repetition_type: 'OPTIONAL' } as const;
const whole = { type: 'INT32', ...optional } as const;
const list = { ...optional, num_children: 1, converted_type: 'LIST' } as const;
const items = { name: 'list', num_children: 1, repetition_type: 'REPEATED' } as const;

describe('columns that are trees', () => {
  it('a map is one column, with its keys in their order', async () => {
    const elements: SchemaElement[] = [
      { name: 'c', ...optional, num_children: 1, converted_type: 'MAP' },
      { name: 'key_value', num_children: 2, repetition_type: 'REPEATED' },
      { name: 'key', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
      { name: 'value', type: 'INT64', ...optional },
    ];
    const { set, problems } = await read(
      nested(elements, [{ b: 9007199254740993n, 2: 1n }, { __proto__: null, a: null }, null, {}]),
    );
    expect(set.fields.map(({ label, type }) => [label, type])).toEqual([['c', 'text']]);
    expect(set.table?.values).toEqual([['{"2":1,"b":9007199254740993}', '{"a":null}', null, '{}']]);
    expect(problems).toEqual([]);
  });
  it('lists in lists are JSON, with what is empty and what is missing', async () => {
    const elements = [
      { name: 'c', ...list },
      items,
      { name: 'element', ...list },
      items,
      { name: 'element', ...whole },
    ] as SchemaElement[];
    const { set } = await read(nested(elements, [[[1, 2], [3]], [[], null, [4, null]], null, []]));
    expect(set.table?.values).toEqual([['[[1,2],[3]]', '[[],null,[4,null]]', null, '']]);
  });
  it('a list of dates has dates', async () => {
    const elements = [{ name: 'c', ...list }, items, { name: 'element', ...whole, converted_type: 'DATE' }];
    const { set } = await read(nested(elements as SchemaElement[], [[new Date('2020-01-02'), new Date(0)], []]));
    expect(set.table?.values).toEqual([['2020-01-02, 1970-01-01', '']]);
  });
  it('a struct has a column for each part, also where it is missing', async () => {
    const elements = [
      { name: 'c', ...optional, num_children: 2 },
      { name: 'a', ...whole },
      { name: 'd', type: 'INT64', ...optional, converted_type: 'DECIMAL', scale: 2, precision: 18 },
    ] as SchemaElement[];
    const { set, rows } = await read(nested(elements, [null, { a: 1, d: 123_456_789_012_345_678n }]));
    expect([rows, set.fields.map(({ label }) => label)]).toEqual([2, ['c.a', 'c.d']]);
    expect(set.table?.values).toEqual([
      [null, 1],
      [null, '1234567890123456.78'],
    ]);
  });
  it('a table without rows has its columns', async () => {
    const { set, rows, problems } = await read(
      nested(
        [
          { name: 'c', ...optional, num_children: 2 },
          { name: 'a', ...whole },
          { name: 'b', ...whole },
        ],
        [],
      ),
    );
    expect([rows, set.fields.map(({ label }) => label)]).toEqual([0, ['c.a', 'c.b']]);
    expect(problems.map(problemText)).toEqual([
      'There are headings and no rows: queries can be built with these fields, and select nothing.',
    ]);
  });
});
