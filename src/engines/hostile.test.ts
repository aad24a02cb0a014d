import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moviesTable } from '../dataset/table';
import { createCel } from './cel/engine';
import { type CreateEngine, QueryRefused } from './Engine';
import { createJsonlogic } from './jsonlogic/engine';
import { createMongodb } from './mongodb/engine';
import { answerOf } from './serve';
import { createSpel } from './spel/engine';
import { createSqlite } from './sqlite/engine';

const table = moviesTable(JSON.parse(readFileSync('node_modules/vega-datasets/data/movies.json', 'utf8')));
const all = table.rows.length;
const code = 'globalThis.wasRun = true';
const count = async (create: CreateEngine, query: unknown) => (await (await create(table)).select(query)).rows.length;

/** Selects nothing, or refuses: then by the engine's own complaint. */
async function selectsNothing(create: CreateEngine, query: unknown) {
  try {
    expect(await count(create, query)).toBe(0);
  } catch (error) {
    expect(error).toBeInstanceOf(QueryRefused);
  }
}

afterEach(() => expect(globalThis).not.toHaveProperty('wasRun'));

describe('SQLite', () => {
  it.each([
    'DROP TABLE movies',
    'DELETE FROM movies',
    "ATTACH 'file.db' AS other",
    'PRAGMA query_only = OFF',
    'CREATE TABLE other (a)',
    'SELECT 1',
  ])('runs no second statement: %s', async (second) => {
    const engine = await createSqlite(table);
    for (const query of [`1 = 1; ${second}`, `1 = 1;${second};--`, `1 = 1); ${second}; --`])
      expect(() => engine.select(query)).toThrow(QueryRefused);
    expect((await engine.select('(SELECT count(*) FROM sqlite_master) = 1')).rows).toHaveLength(all);
  });
  it('writes nothing even if a statement could', async () => {
    const engine = await createSqlite(table);
    expect(() => engine.select('row IN (INSERT INTO movies (row) VALUES (-1) RETURNING row)')).toThrow(QueryRefused);
    expect(() => engine.select("(SELECT query_only FROM pragma_query_only('0')) = 1")).toThrow(QueryRefused);
    expect((await engine.select('(SELECT query_only FROM pragma_query_only) = 1')).rows).toHaveLength(all);
  });
  it.each(['1 = 1 UNION SELECT 99999', "1 = 0 UNION SELECT 'x'", '1 = 0 UNION SELECT -1'])(
    'selects rows of the table only: %s',
    async (query) => {
      const engine = await createSqlite(table);
      expect(() => engine.select(query)).toThrow('not a row of the table');
    },
  );
  it('answers in the order of the table, each row once', async () => {
    const ordered = 'gross > 500000000 ORDER BY title DESC';
    const { rows } = await (await createSqlite(table)).select(ordered);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
  });
  it('binds parameters as values', async () => {
    const engine = await createSqlite(table);
    const value = "x' OR 1 = 1 --";
    expect((await engine.select({ sql: 'title = ?', params: [value] })).rows).toEqual([]);
    expect((await engine.select({ sql: 'title = :title_1', params: { title_1: value } })).rows).toEqual([]);
    expect((await engine.select({ sql: 'profitable = $p', params: { $p: true } })).rows.length).toBeGreaterThan(100);
  });
});

describe('MongoDB', () => {
  it.each([
    { $where: code },
    { $where: `function () { ${code}; return true }` },
    { $expr: { $function: { body: `function () { ${code}; return true }`, args: [], lang: 'js' } } },
    { title: { $where: code } },
    { $and: [{ $where: code }] },
  ])('runs no code: %j', async (query) => {
    await selectsNothing(createMongodb, query);
    await selectsNothing(createMongodb, JSON.stringify(query));
  });
  it('does not even call a function, which no export can bring', () =>
    selectsNothing(createMongodb, {
      $where: () => {
        Object.assign(globalThis, { wasRun: true });
        return true;
      },
    }));
  it('reads JSON, not JavaScript', () => selectsNothing(createMongodb, `(${code}, {})`));
});

describe('JsonLogic', () => {
  it.each<object>([
    { method: [{ var: 'title' }, 'toString'] },
    { method: [{ method: [{ var: 'constructor.constructor' }, 'call', [null, code]] }, 'call'] },
    { log: code },
    { 'var.constructor': [code] },
    { constructor: [code] },
    { '__proto__.constructor': [code] },
    { map: [[1], { method: [{ var: 'constructor' }, 'constructor', [code]] }] },
  ])('calls nothing: %j', async (query) => {
    const log = vi.spyOn(console, 'log');
    await selectsNothing(createJsonlogic, query);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('CEL', () => {
  it.each([
    `"".constructor.constructor("${code}")() == true`,
    `title.constructor("${code}") == ""`,
    'title.__proto__ == ""',
    'globalThis.wasRun == true',
    `Function("${code}")() == 1`,
  ])('knows nothing of JavaScript: %s', (query) => selectsNothing(createCel, query));
});

describe('SpEL', () => {
  it.each([
    `title.concat('x') == 'y'`,
    `title.constructor.constructor('${code}')() == null`,
    `constructor.constructor('${code}').call() == null`,
    "T(java.lang.Runtime).getRuntime().exec('ls') == null",
    "new String('x') == 'x'",
    '#root.title == null',
    '@bean == null',
    'gross = 5',
    'gross++ > 0',
    "{'a'}.![#this] == null",
    "title['constructor'] == null",
  ])('calls, creates and changes nothing: %s', async (query) => {
    const engine = await createSpel(table);
    expect(() => engine.select(query)).toThrow(QueryRefused);
  });
});

describe('a query that is refused', () => {
  it.each<[string, CreateEngine, unknown, string, number | undefined]>([
    ['SQLite', createSqlite, 'gross > 1 AND foo = 1', 'no such column: foo', 14],
    ['SQLite', createSqlite, 'gross >', 'incomplete input', 7],
    ['SQLite', createSqlite, '()', 'near ")": syntax error', 1],
    ['CEL', createCel, 'gross > > 2', 'Unexpected token: GT', 8],
    ['SpEL', createSpel, "title == 'a", 'Non-terminating quoted string', 11],
    ['MongoDB', createMongodb, '{"gross" 5}', 'in JSON at position 9', 9],
    ['MongoDB', createMongodb, '{"gross":{"$is":5}}', 'unknown query operator $is', undefined],
  ])('by %s has its words and its place', async (_, create, query, message, position) => {
    const { error } = await answerOf(await create(table), query);
    expect(error?.message).toContain(message);
    expect(error?.position).toBe(position);
  });
});
