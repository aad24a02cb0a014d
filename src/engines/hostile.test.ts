import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMovies } from '../dataset/movies/readMovies';
import { moviesTable } from '../dataset/table';
import { createCel } from './cel/engine';
import { type CreateEngine, type Engine, QueryRefused } from './Engine';
import { createMongodb } from './mongodb/engine';
import { parts } from './proof/parts';
import { engines } from './registry';
import { answerOf } from './serve';
import { createSpel } from './spel/engine';
import { createSqlite } from './sqlite/engine';

const table = moviesTable(readMovies());

/** What an engine answers, or its own complaint; any other error fails the test. */
async function rowsOrRefusal(engine: Engine, query: unknown): Promise<number[] | 'refused'> {
  try {
    return (await engine.select(query)).rows;
  } catch (error) {
    expect(error).toBeInstanceOf(QueryRefused);
    return 'refused';
  }
}
const shown = (query: unknown) => (typeof query === 'string' ? query : JSON.stringify(query));

// Engines on request start slowly: the test of their own that starts them anyway runs this as well.
const atOnce = engines.filter(({ onRequest }) => !onRequest);

describe.each(atOnce)('$name withstands', { timeout: 30_000 }, ({ id }) => {
  const { create, hostile } = parts[id];
  let engine: Engine;
  beforeAll(async () => {
    engine = await create(table);
  }, 60_000);
  const log = vi.spyOn(console, 'log');
  afterEach(() => {
    expect(globalThis).not.toHaveProperty('wasRun');
    expect(log).not.toHaveBeenCalled();
  });

  it('at least one query', () => expect([...hostile.refused, ...hostile.empty]).not.toEqual([]));
  it.each(hostile.refused.map((query) => [shown(query), query]))('%s, by refusing it', async (_, query) => {
    expect(await rowsOrRefusal(engine, query)).toBe('refused');
  });
  it.each(hostile.empty.map((query) => [shown(query), query]))(
    '%s, in which it sees no condition',
    async (_, query) => {
      const rows = await rowsOrRefusal(engine, query);
      expect(rows === 'refused' ? [] : rows).toEqual([]);
    },
  );
});

describe('SQLite', () => {
  it('is read-only from its start on', async () => {
    const engine = await createSqlite(table);
    expect((await engine.select('(SELECT query_only FROM pragma_query_only) = 1')).rows).toHaveLength(
      table.rows.length,
    );
    expect((await engine.select('(SELECT count(*) FROM sqlite_master) = 1')).rows).toHaveLength(table.rows.length);
  });
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
