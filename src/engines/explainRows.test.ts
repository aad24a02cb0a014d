import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import { beforeAll, describe, expect, it } from 'vitest';
import { latestLine } from '../../lines/registry';
import { readMovies } from '../dataset/movies/readMovies';
import { type PackedTable, packMovies, unpack } from '../dataset/packedTable';
import { createCel } from './cel/engine';
import type { Engine } from './Engine';
import { causesOf } from './explainRows';
import { dialectOf } from './model';
import { createMongodb } from './mongodb/engine';
import { createSqlite } from './sqlite/engine';

let table: PackedTable;
let engines: Record<string, Engine>;
beforeAll(async () => {
  table = packMovies(readMovies());
  const rows = unpack(table);
  engines = { sql: await createSqlite(rows), mongodb: await createMongodb(rows), cel: await createCel(rows) };
});

const group = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const rowsIn = async (format: string, query: RuleGroupType) =>
  (await (engines[format] as Engine).select(formatQuery(query, { format: format as 'sql', parseNumbers: true }))).rows;

/** The causes that are named for what the real engines answer. */
async function causes(query: RuleGroupType, one: string, other: string) {
  const [ofOne, ofOther] = [await rowsIn(one, query), await rowsIn(other, query)];
  const differing = {
    onlyOne: ofOne.filter((row) => !ofOther.includes(row)),
    onlyOther: ofOther.filter((row) => !ofOne.includes(row)),
  };
  expect(differing.onlyOne.length + differing.onlyOther.length).toBeGreaterThan(0);
  return causesOf(
    query,
    table,
    differing,
    dialectOf(one, latestLine.release, true),
    dialectOf(other, latestLine.release, true),
  );
}

describe('causes of a difference on the movies', () => {
  it('names a dropped "not"', async () => {
    const query = { ...group({ field: 'imdbRating', operator: '>', value: 8 }), not: true };
    expect(await causes(query, 'sql', 'mongodb')).toEqual(['not-dropped']);
  });
  it('names missing values', async () =>
    expect(await causes(group({ field: 'genre', operator: '!=', value: 'Drama' }), 'sql', 'cel')).toEqual([
      'null-as-value',
    ]));
  it('names wildcards, and case', async () => {
    const titles = (value: string) => group({ field: 'title', operator: 'contains', value });
    expect(await causes(titles('1_8'), 'sql', 'mongodb')).toEqual(['like-wildcards']);
    expect(await causes(titles('king'), 'sql', 'mongodb')).toEqual(['like-case']);
  });
  it('names nothing where the rows are not what the model expects', () => {
    const query = group({ field: 'imdbRating', operator: '>', value: 8 });
    const differing = { onlyOne: [0], onlyOther: [] };
    expect(
      causesOf(query, table, differing, dialectOf('sql', latestLine.release), dialectOf('cel', latestLine.release)),
    ).toEqual([]);
  });
});
