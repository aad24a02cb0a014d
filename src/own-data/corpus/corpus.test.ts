import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDuckDb } from '@site/bench/data-set/duckdb';
import { isDeep } from '@site/scripts/testScale';
import { afterAll, describe, expect, it } from 'vitest';
import { type FormatId, formatOf } from '../formats';
import { parquet } from '../read/parquet';
import { type Read, readInput } from '../read/readInput';
import { tables } from '../read/tables';
import { type Compared, compare } from './compare';
import { csvWritings, jsonWritings, parquetColumns, parquetFile, rowsOf, type TextTable, textTables } from './crafted';
import { csvRows, type ExpectedRow, jsonRows, underHeadings } from './expected';
import { realFiles } from './realFiles';

const isWhole = isDeep('corpus');
/** A share of a list, in the usual run. */
const some = <Item>(all: readonly Item[], every: number): Item[] =>
  all.filter((_, index) => isWhole || index % every === 0);
const read = (content: BlobPart, name: string) => readInput(new Blob([content]), name, { ...tables, parquet });
/** Whether something is a table, and not JSON with comments, which is for programs only. */
function isValid(text: string): boolean {
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
}
const isTable = (format: FormatId) => ['delimited', 'json', 'ndjson', 'parquet'].includes(format);

function expectedOf(text: string, { format, problems }: Read): ExpectedRow[] {
  if (format === 'delimited') return underHeadings(csvRows(text));
  return jsonRows(JSON.parse(text), problems);
}

type Listed = { file: string; bytes: number; digest: string; rows: number; cells: number; told: number };
const listed: Listed[] = readFileSync(path.join(import.meta.dirname, 'files.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

async function compareReal({ file, ...origin }: Pick<Listed, 'file' | 'bytes' | 'digest'>) {
  const text = readFileSync(path.join('node_modules', file), 'utf8').replace(/^\ufeff/, '');
  const result = await read(text, path.basename(file));
  const { cells, told, untold } = compare(result, expectedOf(text, result));
  return { listed: { file, ...origin, rows: result.rows, cells, told }, untold };
}

describe('files of packages', () => {
  it('are at least 60, and those of the list', { timeout: 600_000 }, async () => {
    const files = [];
    for (const { file, bytes, digest } of realFiles()) {
      const content = readFileSync(path.join('node_modules', file));
      const { format } = await formatOf(new Blob([content]), path.basename(file));
      if (isTable(format.id) && (format.id !== 'json' || isValid(content.toString())))
        files.push({ file, bytes, digest });
    }
    expect(files.length).toBeGreaterThanOrEqual(60);
    if (!isWhole) {
      expect(listed.map(({ file, bytes, digest }) => ({ file, bytes, digest }))).toEqual(files);
      return;
    }
    const results = [];
    for (const file of files) results.push(await compareReal(file));
    expect(results.flatMap(({ listed: { file }, untold }) => untold.map((words) => `${file}: ${words}`))).toEqual([]);
    const text = results.map(({ listed: one }) => `${JSON.stringify(one)}\n`).join('');
    await expect(text).toMatchFileSnapshot('files.ndjson');
  });
  it.each(
    some(
      listed.filter(({ bytes }) => isWhole || bytes < 100_000),
      8,
    ),
  )('$file: $cells cells', async (one) => {
    const { listed: found, untold } = await compareReal(one);
    expect(untold).toEqual([]);
    expect(found).toEqual(one);
  });
});

const nothingUntold = ({ cells, untold }: Compared) => {
  expect(cells).toBeGreaterThan(0);
  expect(untold).toEqual([]);
};

const jsonFiles = textTables.flatMap((table) =>
  Object.entries(jsonWritings).map(([writing, write]) => ({ name: table.name, writing, table, write })),
);
it.each(some(jsonFiles, 5))('JSON, $writing: $name', async ({ table, write }) =>
  nothingUntold(compare(await read(write(table), ''), rowsOf(table))),
);

const parquetFiles = Object.keys(parquetColumns).flatMap((name) =>
  (['SNAPPY', 'UNCOMPRESSED'] as const).flatMap((codec) => [1, 3].map((size) => ({ name, codec, size }))),
);
it.each(some(parquetFiles, 5))(
  'Parquet by hyparquet-writer, $codec, groups of $size: $name',
  async ({ name, codec, size }) =>
    nothingUntold(
      compare(
        await read(parquetFile(name, codec, size), ''),
        (parquetColumns[name]?.expected ?? []).map((cell) => new Map([[name, cell]])),
      ),
    ),
);

const quoted = (text: string | null) => (text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`);
/** A table of texts as a statement; it has no text with a zero byte. */
const selectOf = (table: TextTable) =>
  `SELECT * FROM (VALUES ${rowsOf(table)
    .map((row) => `(${[...row.values()].map((cell) => `${quoted(cell as string | null)}::VARCHAR`).join()})`)
    .join()}) t(${Object.keys(table.columns)
    .map((name) => `"${name}"`)
    .join()})`;

function csvByDuckDb() {
  const database = openDuckDb();
  // DuckDB writes to the disk, and what it has written once it does not write again.
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  let written = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  const csvFiles = textTables
    .filter((table) => !selectOf(table).includes('\0'))
    .flatMap((table) => csvWritings.map(({ options, delimiter }) => ({ name: table.name, table, options, delimiter })));
  it('has at least 90 files', () => expect(csvFiles.length).toBeGreaterThanOrEqual(90));
  it.each(csvFiles)('$options: $name', async ({ table, options, delimiter }) => {
    const { connection, read: readFile } = await database;
    written += 1;
    const file = path.join(folder, `table${written}.csv`);
    connection.query(`COPY (${selectOf(table)}) TO '${file}' (FORMAT csv, HEADER, USE_TMP_FILE false, ${options})`);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFile(file));
    // Where the table is empty in a row, nothing says so in CSV of one column.
    const expected = underHeadings(csvRows(text, delimiter));
    expect(expected.map((row) => [...row.values()])).toEqual(
      rowsOf(table).map((row) => [...row.values()].map((cell) => cell ?? '')),
    );
    nothingUntold(compare(await read(text, 'table.csv'), expected));
  });
}
// DuckDB comes with the benchmarks, which a run of every test does not install.
if (isWhole) describe('CSV by DuckDB', () => csvByDuckDb());
