import { formatQuery } from 'react-querybuilder';
import * as next from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMovies } from '../../dataset/movies/readMovies';
import { moviesTable } from '../../dataset/table';
import { type Engine, QueryRefused } from '../Engine';
import { presets } from '../notRunFormats';
import { createSqlite } from './engine';
import { bindingsOf } from './statement';

let engine: Engine;
beforeAll(async () => {
  engine = await createSqlite(moviesTable(readMovies()));
});

const query = {
  combinator: 'and',
  rules: [
    { field: 'gross', operator: '>', value: 500_000_000 },
    { field: 'title', operator: '!=', value: "who's :there" },
  ],
};

it.each(['ansi', 'sqlite'] as const)(
  'the preset %s is run in every format that the table of presets says',
  async (preset) => {
    const { engine: id, ...run } = presets[preset];
    expect(id).toBe('sqlite');
    const plain = await engine.select(formatQuery(query, 'sql'));
    const formats = 'formats' in run ? run.formats : [];
    expect(formats).toHaveLength(3);
    for (const format of formats)
      expect(
        await engine.select(next.formatQuery(query, { format: format as 'parameterized', preset })),
        format,
      ).toEqual(plain);
  },
);

describe('parameters', () => {
  it.each([':', '@', '$', '#'])('are bound under the prefix %s', async (paramPrefix) => {
    const exported = formatQuery(query, { format: 'parameterized_named', paramPrefix });
    const plain = await engine.select(formatQuery(query, 'sql'));
    expect(plain.rows.length).toBeGreaterThan(10);
    expect(await engine.select(exported)).toEqual(plain);
    expect(bindingsOf(exported).bindings).toEqual({
      [`${paramPrefix}gross_1`]: 500_000_000,
      [`${paramPrefix}title_1`]: "who's :there",
    });
  });

  it.each<[string, string, unknown, string, number]>([
    ['a condition', 'gross > ?', undefined, '?', 8],
    ['a condition with a name', 'gross > :min', undefined, ':min', 8],
    ['one parameter too many', 'gross > ? or budget > ?', [1], '?', 22],
    ['a number too high', 'gross > ?1 or budget > ?3', [1, 2], '?3', 23],
    ['another name', 'gross > $min and budget > $max', { min: 1 }, '$max', 26],
    ['none of the names', 'gross > ?', { gross_1: 1 }, '?', 8],
    ['a prefix of which SQLite takes the first character', 'gross > :p_min', { min: 1 }, ':p_min', 8],
  ])('that nothing is bound to are refused in %s', async (_, sql, params, name, position) => {
    const run = () => engine.select(params ? { sql, params } : sql);
    expect(run).toThrow(QueryRefused);
    expect(run).toThrow(expect.objectContaining({ message: expect.stringContaining(` ${name} `), position }));
  });

  it.each([
    "title <> ':a ? ''$b' and 1 = 1",
    '"title" <> \'\' /* ?1 :a */ and `title` <> "?"',
    "[title] <> '@' -- ? #a",
  ])('are not read from texts, names and comments: %s', async (sql) =>
    expect((await engine.select(sql)).rows.length).toBeGreaterThan(3000),
  );

  it('are counted as SQLite counts them', async () => {
    const select = async (sql: string, params: number[]) => (await engine.select({ sql, params })).rows.length;
    expect(await select('?2 = 2 and ?1 = 1 and ? = 3 and :a = 4 and :a = 4 and ? = 5', [1, 2, 3, 4, 5])).toBe(3201);
  });
});
