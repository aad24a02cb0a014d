import type { Cell } from '@site/src/dataset/table';
import { parquet } from '@site/src/own-data/read/parquet';
import { readInput } from '@site/src/own-data/read/readInput';
import { schemas } from '@site/src/own-data/read/schemas';
import { failureOf } from '@site/src/own-data/read/serveReaders';
import { tables } from '@site/src/own-data/read/tables';
import fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Kind, Outcome } from './Kind';
import { hostileJson, hostileText, mangled, repeated } from './parts';

const cell = fc.oneof(
  hostileText,
  fc.integer().map(String),
  fc.constantFrom('', 'true', '1999-12-31', '3/4/1999', 'N/A', '"', '[1]'),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = fc
  .tuple(
    fc.constantFrom(',', ';', '\t', '|'),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
    fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
  )
  .map(([by, end, isQuoted, rows]) =>
    rows.map((row) => row.map((one) => (isQuoted ? quoted(one) : one)).join(by)).join(end),
  );
const list = fc.array(hostileJson, { maxLength: 8 });
const json = list.map((items) => JSON.stringify(items));
const ndjson = list.map((items) => items.map((item) => JSON.stringify({ item })).join('\n'));

const name = fc.oneof(hostileText, fc.constantFrom('id', '"a b"', 'order', '__proto__'));
const sql = fc
  .array(fc.tuple(name, fc.constantFrom('int', 'text', "enum('a', 'b')", 'tinyint(1)', 'date', 'text[]', '')), {
    maxLength: 8,
  })
  .map((columns) => `CREATE TABLE t (${columns.map((column) => column.join(' ')).join(', ')});`);
const prisma = fc
  .array(fc.tuple(name, fc.constantFrom('Int', 'String?', 'Kind', 'Boolean[]', 'Other', '@')), { maxLength: 8 })
  .map((columns) => `enum Kind { a\n b }\nmodel T {\n${columns.map((column) => column.join(' ')).join('\n')}\n}`);
const typescript = fc
  .array(fc.tuple(name, fc.constantFrom('number', "'a' | 'b'", 'Date | null', 'string[]', 'T', '{')), { maxLength: 8 })
  .map((columns) => `export interface T { ${columns.map((column) => column.join(': ')).join('; ')} }`);
const jsonSchema = hostileJson.map(
  (properties) => `{"$schema":"x","type":"object","properties":${JSON.stringify(properties)}}`,
);

/** Bytes as text, a character each, since inputs are texts. */
const binary = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const parquetFile = fc
  .tuple(
    fc.array(hostileText, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('SNAPPY' as const, 'UNCOMPRESSED' as const),
  )
  .map(([texts, codec]) =>
    binary(
      new Uint8Array(
        parquetWriteBuffer({
          codec,
          rowGroupSize: 3,
          columnData: [
            { name: 'text', data: texts },
            { name: '__proto__', data: texts.map((_, row) => row) },
          ],
        }),
      ),
    ),
  );

const anyText = fc.oneof(csv, json, ndjson, sql, prisma, typescript, jsonSchema);
/** A file with some bytes of others, or cut. */
const damaged = (file: fc.Arbitrary<string>) =>
  fc.tuple(file, fc.nat(), fc.nat(30), fc.uint8Array({ maxLength: 30 })).map(([whole, at, out, put]) => {
    const start = whole.length === 0 ? 0 : at % whole.length;
    return whole.slice(0, start) + binary(put) + whole.slice(start + out);
  });

const jsTypes = { text: 'string', date: 'string', number: 'number', boolean: 'boolean' };
const isRight = (type: keyof typeof jsTypes) => (value: Cell) =>
  value === null || (typeof value === jsTypes[type] && (type !== 'date' || /^\d{4}-\d\d-\d\d$/.test(String(value))));

/** Reads an input as the page's workers do. Whatever comes of it has to be a whole set, or a sentence for the visitor. */
const take =
  (asBlob: (input: string) => Blob) =>
  async (input: string): Promise<Outcome> => {
    const readers = { ...tables, ...schemas, parquet };
    try {
      const { set, problems, rows } = await readInput(asBlob(input), '', readers);
      const names = set.fields.map(({ name: given }) => given);
      if (names.some((given) => !/^[A-Za-z][A-Za-z0-9]{0,39}$/.test(given) || given in {}))
        throw new Error(`names: ${names}`);
      if (new Set(names.map((given) => given.toLowerCase())).size < names.length) throw new Error(`twice: ${names}`);
      if (problems.some(({ message }) => message.length < 10)) throw new Error('a problem without words');
      for (const [index, { type }] of set.table?.columns.entries() ?? []) {
        const cells = set.table?.values[index] ?? [];
        if (cells.length !== rows || !cells.every(isRight(type))) throw new Error(`column ${index} is not of ${type}`);
      }
      return 'taken';
    } catch (error) {
      const words = failureOf(error);
      // What no reader expected has words too, which say less.
      if (words.length < 10 || isUnexpected(error)) throw error;
      return 'refused';
    }
  };
const isUnexpected = (error: unknown) => failureOf(error).startsWith('It could not be read:');

/** A few bytes of Parquet can say a million rows. */
const mostInWorker = 5000;

const asText = take((input) => new Blob([input]));
const asBytes = take((input) => new Blob([Uint8Array.from(input, (letter) => letter.charCodeAt(0) & 0xff)]));

/** Texts that a visitor pastes: of each format, whole, damaged, or of nothing at all. */
export const pastedData: Kind = {
  id: 'pasted data',
  inputs: fc.oneof(
    { weight: 4, arbitrary: anyText },
    { weight: 4, arbitrary: mangled(anyText) },
    hostileText,
    repeated(100_000, '"', '[', '{"a":', 'a,', '\n', '"\n', ',"'),
  ),
  take: asText,
  most: mostInWorker,
};

/** Files, whose bytes were damaged. */
export const droppedData: Kind = {
  id: 'dropped data',
  inputs: fc.oneof(
    parquetFile,
    { weight: 4, arbitrary: damaged(parquetFile) },
    { weight: 2, arbitrary: damaged(anyText) },
  ),
  take: asBytes,
  most: mostInWorker,
};
