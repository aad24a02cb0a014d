import { formatQuery } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { createSqlite } from '../engines/sqlite/engine';
import { readInput } from './read/readInput';
import { schemas } from './read/schemas';
import { tables } from './read/tables';
import { retype } from './retype';
import { samplesOf } from './samples';

const genres = ['Drama', 'Drama', 'Comedy', 'Comedy', 'Comedy', 'Western'];
const csv = [
  'title,genre,year,day,seen,tags',
  ...Array.from(
    { length: 60 },
    (_, row) =>
      `The movie ${row},${genres[row % 6]},${row % 7 ? 1950 + row : ''},${2000 + (row % 20)}-03-0${1 + (row % 9)},${row % 3 === 0},"[""${row % 2 ? 'new' : 'old'}"",""any""]"`,
  ),
].join('\n');
const { set } = await readInput(new Blob([csv]), 'movies.csv', tables);

describe('sample queries', () => {
  const samples = samplesOf(set);
  it('are of the data', () => {
    const rules = Object.fromEntries(samples.map(({ id, query }) => [id, query.rules[0]]));
    expect(rules).toMatchObject({
      range: { field: 'year', operator: 'between', value: '1965,1994' },
      values: { field: 'genre', operator: 'in', value: 'Comedy,Drama' },
      dates: { field: 'day', operator: '>=', value: '2009-03-05' },
      yes: { field: 'seen', operator: '=', value: true },
      prefix: { field: 'title', operator: 'beginsWith', value: 'The' },
      missing: { field: 'year', operator: 'null' },
      items: { field: 'tags', operator: 'contains', value: 'any' },
    });
    expect(samples.at(-1)?.query.rules).toHaveLength(2);
  });

  it('have ids, each its own', () => {
    const text = JSON.stringify(samples);
    const ids = [...text.matchAll(/"id":"([^"]+-\d[^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('select some rows in SQLite, and all but one of them not all', async () => {
    const { unpack } = await import('../dataset/packedTable');
    const engine = await createSqlite(unpack(set.table as NonNullable<typeof set.table>));
    const counts = await Promise.all(
      samples.map(
        async ({ query }) =>
          (await engine.select(formatQuery(query, { format: 'sql', parseNumbers: true }))).rows.length,
      ),
    );
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.filter((count) => count === 60).length).toBeLessThanOrEqual(2);
  });

  it('of a schema come of what it says', async () => {
    const read = await readInput(new Blob(["create table a (k text check (k in ('x', 'y')), n int)"]), '', schemas);
    expect(samplesOf(read.set)).toMatchObject([
      {
        query: {
          rules: [
            { field: 'k', operator: '=', value: 'x' },
            { field: 'n', operator: 'notNull' },
          ],
        },
      },
    ]);
  });

  it('of nothing are none', async () => {
    const read = await readInput(new Blob(['a,b\n']), '', tables);
    expect(samplesOf(read.set)).toEqual([]);
  });
});

describe('another type', () => {
  const of = async (text: string) => (await readInput(new Blob([text]), '', tables)).set;
  it('empties what does not fit, and counts it', async () => {
    const read = await of('n\n1\n2\nmany\nN/A\n4');
    const { set: changed, lost, firstLost } = retype(read, 'n', 'number');
    expect([lost, firstLost]).toEqual([1, { row: 2, value: 'many' }]);
    expect(changed.table).toEqual({ columns: [{ name: 'n', type: 'number' }], values: [[1, 2, null, null, 4]] });
    expect(changed.fields[0]).toMatchObject({ type: 'number', nullable: true, editor: 'number' });
    expect(changed.fields[0]?.operators).toContain('between');
    // The set that it comes from stays.
    expect(read.table?.values).toEqual([['1', '2', 'many', 'N/A', '4']]);
  });
  it.each<[string, Parameters<typeof retype>[2], unknown[]]>([
    ['d\n3/4/1999 10:00\n31/12/1999 11:30', 'date', ['1999-04-03', '1999-12-31']],
    ['n\n1\n0\n1', 'boolean', [true, false, true]],
    ['n\n1.5\n2', 'text', ['1.5', '2']],
    ['t\na;b\nc | d', 'list', ['a, b', 'c, d']],
    ['t\nyes\nno', 'number', [1, 0]],
    ['t;u\n1,5;a\n1.234,75;b\nabout 3;c\n7;d', 'number', [1.5, 1234.75, null, 7]],
  ])('of %j is made to %s', async (text, type, cells) => {
    const read = await of(text);
    const { set: changed, lost } = retype(read, read.fields[0]?.name ?? '', type);
    expect([changed.table?.values[0], lost]).toEqual([cells, cells.filter((cell) => cell === null).length]);
  });
  it('makes no dates of what could be two', async () =>
    expect(retype(await of('d\n3/4/1999\n5/6/1999'), 'd', 'date').lost).toBe(2));
});
