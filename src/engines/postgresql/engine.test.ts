import { statSync } from 'node:fs';
import { formatQuery, type RuleType } from 'react-querybuilder';
import * as next from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMovies } from '../../dataset/movies/readMovies';
import { moviesTable, type Table } from '../../dataset/table';
import type { Engine } from '../Engine';
import { QueryRefused } from '../Engine';
import { presets } from '../notRunFormats';
import { downloadSize } from './download';
import { createPostgresql } from './engine';
import { hostile } from './hostile';

let table: Table;
let engine: Engine;
beforeAll(async () => {
  table = moviesTable(readMovies());
  engine = await createPostgresql(table);
}, 180_000);

const where = (...rules: RuleType[]) =>
  formatQuery({ combinator: 'and', rules }, { format: 'sql', parseNumbers: true });
const expected = (matches: (row: Table['rows'][number]) => boolean) =>
  table.rows.flatMap((row, index) => (matches(row) ? [index] : []));

describe('PostgreSQL', { timeout: 30_000 }, () => {
  it('selects the rows that a filter selects, by numbers, dates, fields and missing values', async () => {
    const select = async (...rules: RuleType[]) => (await engine.select(where(...rules))).rows;
    expect(await select({ field: 'imdbRating', operator: '>=', value: '8.5' })).toEqual(
      expected(({ imdbRating }) => imdbRating !== null && Number(imdbRating) >= 8.5),
    );
    expect(await select({ field: 'releaseDate', operator: '<', value: '1950-01-01' })).toEqual(
      expected(({ releaseDate }) => releaseDate !== null && String(releaseDate) < '1950-01-01'),
    );
    expect(await select({ field: 'gross', operator: '>', value: 'usGross', valueSource: 'field' })).toEqual(
      expected(({ gross, usGross }) => gross !== null && usGross !== null && Number(gross) > Number(usGross)),
    );
    expect(await select({ field: 'director', operator: 'null', value: null })).toEqual(
      expected(({ director }) => director === null),
    );
  });

  it('tells upper and lower case apart, where SQLite does not', async () => {
    const { rows } = await engine.select(where({ field: 'title', operator: 'contains', value: 'the' }));
    expect(rows).toEqual(expected(({ title }) => String(title).includes('the')));
    expect(rows.length).toBeLessThan(expected(({ title }) => /the/i.test(String(title))).length);
  });

  it('compares texts by the collation that it is asked for', async () => {
    const sql = where({ field: 'title', operator: '>', value: 'ring' });
    expect((await engine.select({ sql })).rows).toHaveLength(1);
    expect((await engine.select({ sql, collation: 'und-x-icu' })).rows).toHaveLength(1253);
    expect((await engine.select({ sql: `("imdbRating" > 9 OR imdbrating > 9)`, collation: 'und-x-icu' })).rows).toEqual(
      expected(({ imdbRating }) => Number(imdbRating) > 9),
    );
  });

  it('has each column with quotes and without', async () => {
    const quotes = { format: 'sql', quoteFieldNamesWith: '"' } as const;
    const query = { combinator: 'and', rules: [{ field: 'imdbRating', operator: '>', value: 9 }] };
    expect(await engine.select(formatQuery(query, quotes))).toEqual(await engine.select(formatQuery(query, 'sql')));
  });

  it('runs the preset of its own, with parameters as values', async () => {
    const value = "x' OR 1 = 1 --";
    const query = (...rules: RuleType[]) => ({ combinator: 'or', rules });
    const oldest = { field: 'releaseDate', operator: '<', value: '1950-01-01' };
    const preset = 'postgresql';
    for (const format of presets.postgresql.engine === preset ? presets.postgresql.formats : []) {
      const run = (...rules: RuleType[]) =>
        engine.select(next.formatQuery(query(...rules), { format: format as 'parameterized', preset }));
      expect((await run(oldest)).rows, format).toEqual(
        expected(({ releaseDate }) => releaseDate !== null && String(releaseDate) < '1950-01-01'),
      );
      expect((await run({ field: 'title', operator: '=', value })).rows, format).toEqual([]);
      expect(
        (await run(oldest, { field: 'title', operator: 'contains', value: 'Godfather' })).rows.length,
        format,
      ).toBe(
        expected(
          ({ releaseDate, title }) => /Godfather/.test(String(title)) || String(releaseDate ?? '2') < '1950-01-01',
        ).length,
      );
    }
  });

  it('says what it does not accept, and where', async () => {
    const refusal = engine.select('(title = 5)') as Promise<unknown>;
    await expect(refusal).rejects.toThrow(QueryRefused);
    await expect(refusal).rejects.toMatchObject({ message: expect.stringContaining('text = integer'), position: 7 });
  });

  it.each(hostile.refused)('runs nothing but the selection: %s', async (query) => {
    await expect(engine.select(query) as Promise<unknown>).rejects.toThrow(QueryRefused);
    expect((await engine.select('(1 = 1)')).rows).toHaveLength(3201);
  });

  it.each([
    "set_config('search_path', 'nowhere', false) IS NULL",
    "set_config('DateStyle', 'German', false) IS NULL OR CAST(\"releaseDate\" AS text) = '1998-06-12'",
    "set_config('statement_timeout', '1', false) IS NULL",
  ])('forgets what a condition sets: %s', async (query) => {
    const select = async () => (await engine.select(`CAST("releaseDate" AS text) = '1998-06-12'`)).rows;
    const before = await select();
    expect(before).not.toEqual([]);
    await (engine.select(query) as Promise<unknown>).catch((error) => expect(error).toBeInstanceOf(QueryRefused));
    expect(await select()).toEqual(before);
  });

  it('writes nothing, whatever a condition sets before', async () => {
    for (const setting of ['default_transaction_read_only', 'transaction_read_only'])
      try {
        await engine.select(`(set_config('${setting}', 'off', false) = 'off')`);
      } catch (error) {
        expect(error).toBeInstanceOf(QueryRefused);
      }
    await expect(engine.select('(lo_create(4711) > 0)') as Promise<unknown>).rejects.toThrow('read-only transaction');
  });
});

it('has the size that the page names before the download', () => {
  const size = (file: string) => statSync(`node_modules/@electric-sql/pglite/dist/${file}`).size;
  expect(downloadSize).toBe(size('pglite.wasm') + size('pglite.data'));
});
