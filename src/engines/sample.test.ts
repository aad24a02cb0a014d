import { describe, expect, it } from 'vitest';
import { unpackLater } from '../dataset/packedTable';
import type { Cell } from '../dataset/table';
import type { EngineClient } from './client';
import { createDrizzle } from './drizzle/engine';
import { engines } from './registry';
import { cellsFrom, commonRows, limitOf, samplePositions, sampling, within } from './sample';
import { createSqlite } from './sqlite/engine';

const count = 1000;
const table = {
  columns: [
    { name: 'n', type: 'number' as const },
    { name: 't', type: 'text' as const },
    { name: 'b', type: 'boolean' as const },
  ],
  values: [
    Array.from({ length: count }, (_, row) => row),
    Array.from({ length: count }, (_, row) => (row % 7 ? `t${row}` : null)),
    Array.from({ length: count }, (_, row) => row % 3 === 0),
  ],
};

const sampleOf = (limit: number) => ({
  columns: table.columns,
  values: table.values.map((cells: Cell[]) => cellsFrom(cells, 0, limit, samplePositions(count, limit))),
});

it('every engine of the page has a limit or takes all rows, and only SQLite takes all', () => {
  const unlimited = engines.filter(({ where, mostRows }) => where !== 'tests' && !mostRows).map(({ id }) => id);
  expect(unlimited).toEqual(['sqlite']);
  for (const engine of engines) if (engine.mostRows) expect(engine.mostRows.because).toMatch(/\d.*\.$/);
  expect(limitOf(engines[0] as (typeof engines)[number])).toBe(Number.POSITIVE_INFINITY);
});

it('a sample is spread over the table, and a small table is its own', () => {
  expect([...(samplePositions(10, 4) ?? [])]).toEqual([0, 2, 5, 7]);
  expect(samplePositions(4, 4)).toBeUndefined();
  expect(sampleOf(4).values).toEqual([
    [0, 250, 500, 750],
    [null, 't250', 't500', 't750'],
    [true, false, false, true],
  ]);
  expect(cellsFrom(table.values[0] as number[], 2, 2, samplePositions(count, 5))).toEqual([400, 600]);
  expect(cellsFrom(table.values[0] as number[], 998, 5)).toEqual([998, 999]);
});

it('an engine with a sample answers with positions in the whole table, and says how many rows it had', async () => {
  const engine = await createDrizzle(unpackLater(sampleOf(100)));
  const client = {
    run: async (query: unknown) => ({ rows: Uint32Array.from((await engine.select(query)).rows), took: 1 }),
  } as EngineClient;
  const run = (limit: number) =>
    sampling(client, limit, async () => table).run({ sql: 'n >= ? and b = 1', params: [500] });
  const { rows, sampled } = await run(100);
  expect(sampled).toBe(100);
  expect(rows.length).toBeGreaterThan(10);
  expect([...rows].every((row) => row >= 500 && row % 10 === 0 && row % 3 === 0)).toBe(true);
});

it.each([1, 5, 124, 125, 126, 1000])(
  'SQLite takes a table of %i rows column by column, as it does rows',
  async (rows) => {
    const part = { columns: table.columns, values: table.values.map((cells) => cells.slice(0, rows)) };
    const unpacked = unpackLater(part).rows;
    const byColumns = await createSqlite(unpackLater(part));
    const byRows = await createSqlite({ columns: part.columns, rows: unpacked });
    for (const sql of ['1 = 1', 't is null', 'n > 3 and b = 0', "t like 't1%'"]) {
      const { rows: selected } = await byColumns.select(sql);
      expect(await byRows.select(sql)).toEqual({ rows: selected });
    }
    expect((await byColumns.select('t is null')).rows).toEqual(
      unpacked.flatMap(({ t }, row) => (t === null ? [row] : [])),
    );
  },
);

it('SQLite tells the first rows of a large table before it has all', async () => {
  const of = async (rows: number) =>
    createSqlite(
      unpackLater({ columns: table.columns.slice(0, 1), values: [Array.from({ length: rows }, (_, row) => row)] }),
    );
  const told: number[][] = [];
  const large = await of(100_000);
  const { rows } = await large.select('n % 2 = 1', (first) => told.push([...first]));
  expect(rows).toHaveLength(50_000);
  expect(told).toEqual([rows.slice(0, 100)]);
  await large.select('n < 50', (first) => told.push([...first]));
  await (await of(99_999)).select('1 = 1', (first) => told.push([...first]));
  expect(told).toHaveLength(1);
});

describe('a large table in SQLite', () => {
  const rows = 100_000;
  const told: number[][] = [];
  const large = createSqlite(
    unpackLater({
      columns: table.columns.slice(0, 2),
      values: [
        Array.from({ length: rows }, (_, row) => (row % 1000 === 999 ? null : row)),
        Array.from({ length: rows }, (_, row) => `t${row % 10}`),
      ],
    }),
    undefined,
    (...counts) => told.push(counts),
  );
  it('says how many rows are in it', async () => {
    await large;
    expect(told).toEqual([33_200, 66_400, 99_600].map((count) => [count, rows]));
  });
  const all = Array.from({ length: rows }, (_, row) => row);
  const known = (row: number) => row % 1000 !== 999;
  it.each<[string, unknown, (row: number) => boolean]>([
    ['nearly all rows', 'n >= 0', known],
    ['all rows', '1 = 1', () => true],
    ['with a comment at its end', 'n >= 0 -- all', known],
    ['sorted', 'n >= 0 ORDER BY row DESC', known],
    ['limited', 'n >= 0 LIMIT 150', (row) => row < 150],
    ['with more rows added', "n = 5 UNION SELECT row FROM movies WHERE t <> 't3'", (row) => row % 10 !== 3],
    [
      'with parameters',
      { sql: 'n <> ? and t <> :t', params: [7, 't4'] },
      (row) => known(row) && row !== 7 && row % 10 !== 4,
    ],
    ['with names', { sql: 'n <> :n', params: { n: 7 } }, (row) => known(row) && row !== 7],
    ['an unknown answer', 'n > 10 or n is null', (row) => !known(row) || row > 10],
    ['few of the first', 'n % 10 = 1', (row) => known(row) && row % 10 === 1],
    ['none', 'n < 0', () => false],
  ])('selects what it has to: %s', async (_, query, isMeant) => {
    const { rows: selected } = await (await large).select(query);
    expect(selected.length).toBe(all.filter(isMeant).length);
    expect(selected.every((row, index) => isMeant(row) && (index === 0 || row > (selected[index - 1] as number)))).toBe(
      true,
    );
  });
  it.each(['1 = 1; DROP TABLE movies', '1 = 1) OR (1 = 1', '1 = 0 UNION SELECT 200000', '1 = 1 UNION SELECT -1'])(
    'refuses what it has to: %s',
    async (query) => {
      const engine = await large;
      expect(() => engine.select(query)).toThrow();
    },
  );
});

describe('rows that can be compared', () => {
  it('are all, where no engine has a sample', () => expect(commonRows([undefined, undefined], 100)).toBeUndefined());
  it('are those of every sample', () => {
    const all = Uint32Array.from({ length: 100 }, (_, row) => row);
    const common = (...sampled: (number | undefined)[]) => commonRows(sampled, 100);
    expect([...within(all, common(undefined, 20))]).toEqual([...(samplePositions(100, 20) ?? [])]);
    const [few, many] = [20, 50].map((limit) => [...(samplePositions(100, limit) ?? [])]);
    const both = few?.filter((row) => many?.includes(row));
    expect(both?.length).toBeGreaterThan(5);
    expect([...within(all, common(20, 50, undefined, 20))]).toEqual(both);
    expect(common(20, 50)?.size).toBe(both?.length);
    expect([...within(Uint32Array.of(0, 1, 10, 99), common(20, 50))]).toEqual([0, 10]);
  });
  it('are sought once for each answer, however often they are asked for, and anew among other rows', () => {
    const rows = Uint32Array.of(0, 5, 10);
    const sampled = [undefined, 20];
    expect(within(rows, commonRows(sampled, 100))).toBe(within(rows, commonRows(sampled, 100)));
    expect([...within(rows, commonRows([undefined, 10], 100))]).toEqual([0, 10]);
    expect([...within(rows, commonRows(sampled, 100))]).toEqual([0, 5, 10]);
  });
});
