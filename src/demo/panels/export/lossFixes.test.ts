import type { Table } from '@site/src/dataset/table';
import { createMongodb } from '@site/src/engines/mongodb/engine';
import { createSqlite } from '@site/src/engines/sqlite/engine';
import { mongoFilter } from '@site/versioned_docs/version-5/_samples/export/mongodb-not';
import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { lossFixesOf } from './lossFixes';

const genres = ['Comedy', 'Drama', 'Horror'];
const table: Table = {
  columns: [
    { name: 'genre', type: 'text' },
    { name: 'mpaa', type: 'text' },
    { name: 'imdbRating', type: 'number' },
    { name: 'gross', type: 'number' },
  ],
  rows: [4, 6, 7.5, 9].flatMap((imdbRating) =>
    genres.flatMap((genre) => ['R', 'PG'].map((mpaa) => ({ genre, mpaa, imdbRating, gross: imdbRating * 1e8 }))),
  ),
};
const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'imdbRating', operator: '>', value: '5' },
    {
      combinator: 'or',
      not: true,
      rules: [
        { field: 'genre', operator: '=', value: 'Drama' },
        { combinator: 'and', not: true, rules: [{ field: 'mpaa', operator: '=', value: 'R' }] },
      ],
    },
  ],
};

it('the code for a MongoDB export without `not` selects what SQL selects, where the export does not', async () => {
  const [mongodb, sqlite] = [await createMongodb(table), await createSqlite(table)];
  const wanted = (await sqlite.select(formatQuery(query, 'sql'))).rows;
  expect((await mongodb.select(formatQuery(query, { format: 'mongodb', parseNumbers: true }))).rows).not.toEqual(
    wanted,
  );
  expect((await mongodb.select(mongoFilter(query))).rows).toEqual(wanted);
  expect(wanted).not.toEqual([]);
});

it('is offered for its own format only', () => {
  expect(lossFixesOf('5', ['null-as-value', 'not-dropped'], 'mongodb').map(({ id }) => id)).toEqual(['mongodb-not']);
  expect(lossFixesOf('5', ['not-dropped'], 'sql')).toEqual([]);
});
