import { mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatQuery } from 'react-querybuilder';
import { type PackedTable, unpackLater } from '../../src/dataset/packedTable';
import { createSqlite } from '../../src/engines/sqlite/engine';
import { readInput } from '../../src/own-data/read/readInput';
import { tables } from '../../src/own-data/read/tables';
import { countBare, insertBare } from './bare';
import { countDuckDb, openDuckDb } from './duckdb';
import { matches, tenLooseRules, tenRules, writeTable } from './table';

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const tries = 5;
/** How many times as long as bare sql.js it may take to load the table, and to count. */
const limits = { load: 1.6, count: 1.3 };

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const say = (what: string, ...figures: string[]) => console.log(`${what.padEnd(58)} ${figures.join('   ')}`);
const failures: string[] = [];
function judge(what: string, took: number, bare: number, most: number) {
  const ratio = took / bare;
  if (ratio > most) failures.push(`${what}: ${ratio.toFixed(2)} times bare sql.js, and ${most} are allowed`);
  return `${ratio.toFixed(2)} times bare sql.js (at most ${most})`;
}
async function timed<Value>(run: () => Value | Promise<Value>): Promise<[Value, number]> {
  global.gc?.();
  const start = performance.now();
  const value = await run();
  return [value, performance.now() - start];
}
/** The shortest of some runs, which are taken in turn with those that they are compared with. */
async function inTurn(...runs: (() => unknown)[]): Promise<number[]> {
  const best = runs.map(() => Number.POSITIVE_INFINITY);
  for (let attempt = 0; attempt < tries; attempt += 1)
    for (const [index, run] of runs.entries()) best[index] = Math.min(best[index] as number, (await timed(run))[1]);
  return best;
}

const folder = mkdtempSync(path.join(tmpdir(), 'data-set-'));
const file = path.join(folder, 'table.csv');
try {
  writeTable(file, rows);
  say(`CSV of ${rows.toLocaleString('en')} rows and 10 columns`, megabytes(statSync(file).size));
  const read = async (onFirstRows = () => {}) =>
    readInput(await openAsBlob(file), 'table.csv', tables, { onFirstRows });

  let firstRows = 0;
  const start = performance.now();
  const { set, problemCount } = await read(() => {
    firstRows = performance.now() - start;
  });
  const table = set.table as PackedTable;
  say('the first 100 rows of the file', milliseconds(firstRows));
  say('its columns', table.columns.map(({ type }) => type).join(' '), `${problemCount} problems`);

  const bests = { read: Number.POSITIVE_INFINITY, fill: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    bests.read = Math.min(bests.read, (await timed(read))[1]);
    bests.fill = Math.min(bests.fill, (await timed(() => createSqlite(unpackLater(table))))[1]);
    const [database, took] = await timed(() => insertBare(table));
    database.close();
    bests.bare = Math.min(bests.bare, took);
  }
  const load = bests.read + bests.fill;
  say('bare sql.js: insert of the same rows', milliseconds(bests.bare));
  say('load', milliseconds(load), judge('load', load, bests.bare, limits.load));
  say('  of which reading and inferring', milliseconds(bests.read));
  say('  of which into SQLite', milliseconds(bests.fill));
  const [, copied] = await timed(() => structuredClone(table));
  say('  beside that, each copy from a worker to the page or back', milliseconds(copied));

  global.gc?.();
  say('memory: the table as lists of cells', megabytes(process.memoryUsage().heapUsed));
  const engine = await createSqlite(unpackLater(table));
  const database = await insertBare(table);
  const [size] = database.exec('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size');
  say('memory: the table in SQLite', megabytes(Number(size?.values[0]?.[0])));
  const { connection: duckDb } = await openDuckDb(file);
  const [, duckDbLoad] = await timed(() =>
    duckDb.query("CREATE TABLE movies AS SELECT row_number() OVER () - 1 AS row, * FROM read_csv('table.csv')"),
  );
  say('DuckDB-WASM: load of the same file', milliseconds(duckDbLoad));
  const all = unpackLater(table).rows;

  for (const [what, query] of Object.entries({ '10 rules': tenRules, '10 rules of nearly all rows': tenLooseRules })) {
    const condition = formatQuery(query, { format: 'sql', parseNumbers: true });
    const { rows: selected } = await engine.select(condition);
    const counts = [selected.length, countBare(database, condition), countDuckDb(duckDb, condition)];
    if (query === tenRules) counts.push(all.filter(matches).length);
    if (new Set(counts).size > 1) failures.push(`${what}: counts differ: ${counts}`);
    say(what, `${selected.length.toLocaleString('en')} rows`);
    const [bare = 0, ours = 0, duck = 0, filter = 0] = await inTurn(
      () => countBare(database, condition),
      () => engine.select(condition),
      () => countDuckDb(duckDb, condition),
      () => all.filter(matches),
    );
    let first = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const begin = performance.now();
      await engine.select(condition, () => {
        first = Math.min(first, performance.now() - begin);
      });
    }
    say('  bare sql.js: count', milliseconds(bare));
    say(
      '  count, with the positions of all rows',
      milliseconds(ours),
      judge(`count of ${what}`, ours, bare, limits.count),
    );
    say('  first 100 rows', milliseconds(first));
    if (first >= ours) failures.push(`${what}: the first rows came after the count`);
    say('  DuckDB-WASM: count', milliseconds(duck));
    if (query === tenRules) say('  filter of an array of objects', milliseconds(filter));
  }
  say('memory: all of these together', megabytes(process.memoryUsage().rss));
} finally {
  rmSync(folder, { recursive: true });
}
for (const failure of failures) console.error(`Too slow or wrong: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
