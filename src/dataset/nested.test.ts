import * as next from '@site/docs/_samples/release';
import { expect, it } from 'vitest';
import { readMovies } from './movies/readMovies';
import { nestedCells, nestedColumns, nestedFields } from './nested';
import { moviesTable } from './table';

const { rows } = moviesTable(readMovies());
const lists = rows.map(nestedCells);

it('has an item for each value that the table has, under the values that the fields offer', () => {
  for (const [name, from] of [
    ['ratings', ['imdbRating', 'tomatoes']],
    ['takings', ['usGross', 'gross']],
  ] as const) {
    const values = from.flatMap((column) => rows.filter((row) => row[column] !== null));
    const items = lists.flatMap((list) => list[name] ?? []);
    expect(items).toHaveLength(values.length);
    const { properties = [] } = nestedColumns.find((column) => column.name === name) ?? {};
    for (const property of properties) {
      const cells = new Set(items.map((item) => item[property.name]));
      if (property.values) expect([...cells].sort()).toEqual(property.values);
      else for (const cell of cells) expect(Number.isInteger(cell), `${name} ${cell}`).toBe(true);
    }
  }
});

it('says of a movie what the table says', () => {
  const row = rows.find(({ title }) => title === 'The Dark Knight');
  expect(row && nestedCells(row)).toEqual({
    ratings: [
      { source: 'IMDB', score: 89 },
      { source: 'Rotten Tomatoes', score: 93 },
    ],
    takings: [
      { market: 'US', amount: 533345358 },
      { market: 'Worldwide', amount: 1022345358 },
    ],
  });
});

it('gives fields that Next builds sub-queries from', () => {
  const fields = nestedFields satisfies next.Field[];
  const query: next.RuleGroupType = {
    combinator: 'and',
    rules: fields.map(({ name, subproperties }) => ({
      field: name,
      operator: '=',
      match: { mode: 'some' },
      value: { combinator: 'and', rules: [{ field: subproperties[1]?.name ?? '', operator: '>', value: 50 }] },
    })),
  };
  expect(next.formatQuery(query, { format: 'mongodb_query', fields })).toEqual({
    $and: [{ 'ratings.score': { $gt: 50 } }, { 'takings.amount': { $gt: 50 } }],
  });
});
