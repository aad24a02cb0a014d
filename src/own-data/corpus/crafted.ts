import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ExpectedRow } from './expected';

/** A table of texts: its headings, and its cells column by column. */
export type TextTable = { name: string; columns: Record<string, (string | null)[]> };

const beside = ['x', 'y', 'z'];
const one = (name: string, ...cells: (string | null)[]): TextTable => ({
  name,
  columns: { value: cells, beside: cells.map((_, index) => beside[index % 3] as string) },
});

/** Texts that have been read as something else, or could be. */
export const textTables: TextTable[] = [
  one('prices', '1.10', '2.00', '30.5', '0.05'),
  one('powers', '2E3', '1e-7', '5', '1E+2'),
  one('minus zero', '-0', '0', '-0.0', '1'),
  one('codes', '007', '01234', '0815'),
  one('codes and numbers', '007', '12', '13', '14'),
  one('long numbers', '12345678901234567890', '9007199254740993', '1'),
  one('endless numbers', '1e400', '-1e400', '1'),
  one('long decimals', '0.1234567890123456789', '1.5', '2'),
  one('decimal commas', '1,5', '1.234,56', '-0,25'),
  one('thousands', '1,234.5', '1,234,567.25', '7'),
  one('either', '1,234', '5,678', '9,012'),
  one('plus', '+1', '+2.5', '+491701234567'),
  one('percent', '12.5 %', '7 %', '100 %'),
  one('money', '$1,234.50', '-$2.25', '$0'),
  one('brackets', '(100)', '(2.50)', '7'),
  one('versions', '1.2.3', '1.10', '2.0'),
  one('addresses', '192.168.100.101', '10.0.0.1', '8.8.8.8'),
  one('telephones', '030 123 456', '+49 170 1234567', '(030) 1234'),
  one('iso dates', '1999-12-31', '2000-02-29', '2024-01-01'),
  one('days first', '3/4/1999', '31/12/1999', '1/1/2000'),
  one('either date', '3/4/1999', '5/6/1999', '7/8/1999'),
  one('short years', '3/4/99', '31/12/68', '1/1/00'),
  one('named months', 'Jun 12 1998', '2 March 2001', 'December 31, 1999'),
  one('no such day', '30.2.1999', '31.4.2000', '29.2.1999'),
  one('before Christ', '-000043-03-15', '0000-01-01', '2020-01-01'),
  one('moments', '2024-01-02T10:11:12Z', '2024-01-03T00:00:00Z', '2024-01-04 01:02'),
  one('midnights', '2024-01-02T00:00:00Z', '2024-01-03T00:00:00Z', '2024-01-04'),
  one('words for true', 'yes', 'no', 'YES'),
  one('only no', 'NO', 'NO', 'NO'),
  one('countries', 'NO', 'SE', 'DK'),
  one('words for nothing', 'NA', '1', '2', 'n/a', '-'),
  one('nothing', null, null, null),
  one('some nothing', '1', null, '3'),
  one('not a number', 'NaN', '1.5', 'Infinity'),
  one('quotes', 'say "hi"', '"', '""', "it's"),
  one('breaks', 'a\nb', 'c\r\nd', '\n'),
  one('separators', 'a,b', 'c;d', 'e\tf', 'g|h'),
  one('blanks', ' a', 'b ', '  ', 'c  d'),
  one('scripts', '東京', 'Ελλάδα', 'עברית', '🏳️‍🌈', 'é'),
  one('controls', 'a\u0000b', '\u200b', '\ufeff', '\u001b[31m'),
  one('formulas', '=1+1', '@sum', '+cmd', '-2+3'),
  one('markup', '<img src=x onerror=alert(1)>', '&amp;', '</script>'),
  one('lists', '["a","b"]', '[1,2]', '[]'),
  one('objects', '{"a":1}', '[{"b":2}]', '[[1]]'),
  one('long', 'x'.repeat(50_000), 'y', `${'z'.repeat(99)} `),
  one('mixed', '1', 'two', '3.0', 'true'),
  {
    name: 'headings',
    columns: { __proto__x: ['1'], constructor: ['2'], 'Größe (cm)': ['3'], 価格: ['4'], order: ['5'], ' a ': ['6'] },
  },
  { name: 'wide', columns: Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`c${at}`, [String(at), 'x']])) },
];

/** The rows of a table of texts. */
export function rowsOf({ columns }: TextTable): ExpectedRow[] {
  const entries = Object.entries(columns);
  return (entries[0]?.[1] ?? []).map((_, row) => new Map(entries.map(([name, cells]) => [name, cells[row]])));
}

/** How DuckDB is asked to write CSV, and what separates its cells. */
export const csvWritings = [
  { options: "DELIM ','", delimiter: ',' },
  { options: "DELIM ';', FORCE_QUOTE *", delimiter: ';' },
  { options: "DELIM '\t'", delimiter: '\t' },
] as const;

/** JSON of each shape, by `JSON.stringify`. */
export const jsonWritings: Record<string, (table: TextTable) => string> = {
  objects: (table) => JSON.stringify(rowsOf(table).map((row) => Object.fromEntries(row))),
  'lists below headings': (table) =>
    JSON.stringify([Object.keys(table.columns), ...rowsOf(table).map((row) => [...row.values()])]),
  lines: (table) =>
    rowsOf(table)
      .map((row) => `${JSON.stringify(Object.fromEntries(row))}\n`)
      .join(''),
};

type ParquetColumn = { element: Omit<SchemaElement, 'name'>; data: unknown[]; expected: unknown[] };
const optional = { repetition_type: 'OPTIONAL' } as const;
const int64 = { type: 'INT64', ...optional } as const;
const double = { type: 'DOUBLE', ...optional } as const;
const timestamp = (unit: 'MILLIS' | 'MICROS' | 'NANOS', isAdjustedToUTC: boolean) =>
  ({ ...int64, logical_type: { type: 'TIMESTAMP', unit, isAdjustedToUTC } }) as const;

/** Columns of Parquet with what another reader would show of them. */
export const parquetColumns: Record<string, ParquetColumn> = {
  whole: {
    element: { type: 'INT32', ...optional },
    data: [1, null, -2_147_483_648],
    expected: [1, null, -2_147_483_648],
  },
  long: { element: int64, data: [9_007_199_254_740_993n, null, -1n], expected: ['9007199254740993', null, '-1'] },
  double: { element: double, data: [0.1, 1e300, null], expected: [0.1, 1e300, null] },
  'not a number': { element: double, data: [Number.NaN, 1, 2], expected: ['NaN', 1, 2] },
  endless: { element: double, data: [Number.POSITIVE_INFINITY, 1, 2], expected: ['Infinity', 1, 2] },
  'minus zero': { element: double, data: [-0, 1, 2], expected: ['-0', 1, 2] },
  text: {
    element: { type: 'BYTE_ARRAY', converted_type: 'UTF8', ...optional },
    data: ['é', '', null],
    expected: ['é', '', null],
  },
  bytes: {
    element: { type: 'BYTE_ARRAY', ...optional },
    data: [Uint8Array.of(255, 0), Uint8Array.of(1), null],
    expected: ['0xff00', '0x01', null],
  },
  day: {
    element: { type: 'INT32', converted_type: 'DATE', ...optional },
    data: [0, -735_160, null],
    expected: ['1970-01-01', '-000043-03-15', null],
  },
  time: {
    element: { ...int64, converted_type: 'TIME_MICROS' },
    data: [1n, 86_399_999_999n, null],
    expected: ['00:00:00.000001', '23:59:59.999999', null],
  },
  moment: {
    element: timestamp('NANOS', true),
    data: [1n, -1n, null],
    expected: ['1970-01-01T00:00:00.000000001Z', '1969-12-31T23:59:59.999999999Z', null],
  },
  local: {
    element: timestamp('MICROS', false),
    data: [1n, 2n, null],
    expected: ['1970-01-01T00:00:00.000001', '1970-01-01T00:00:00.000002', null],
  },
  decimal: {
    element: { ...int64, converted_type: 'DECIMAL', precision: 18, scale: 3 },
    data: [123_456_789_012_345_678n, 5n, null],
    expected: ['123456789012345.678', '0.005', null],
  },
  boolean: { element: { type: 'BOOLEAN', ...optional }, data: [true, false, null], expected: [true, false, null] },
  json: {
    element: { type: 'BYTE_ARRAY', logical_type: { type: 'JSON' }, ...optional },
    data: ['[1,[2]]', '"x"', null].map((text) => text && new TextEncoder().encode(text)),
    expected: ['[1,[2]]', 'x', null],
  },
};

/** A Parquet file of one of these columns. */
export const parquetFile = (name: string, codec: 'SNAPPY' | 'UNCOMPRESSED', rowGroupSize: number): ArrayBuffer => {
  const { element, data } = parquetColumns[name] as ParquetColumn;
  return parquetWriteBuffer({
    schema: [
      { name: 'root', num_children: 1 },
      { name, ...element },
    ],
    columnData: [{ name, data }],
    codec,
    rowGroupSize,
  });
};
