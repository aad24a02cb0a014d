import * as next from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import agreement from '../../../servers/agreement.json' with { type: 'json' };
import { examples } from '../../../servers/compare/examples';
import { readMovies } from '../../dataset/movies/readMovies';
import { pack } from '../../dataset/packedTable';
import { moviesTable } from '../../dataset/table';
import { createSqlite } from '../sqlite/engine';
import { databases } from './databases';
import { predictIn } from './predict';

const table = moviesTable(readMovies());
const packed = pack(table);
const sqlite = await createSqlite(table);
const version = next.version as string;

const shown = {
  'postgresql-c': 'PostgreSQL C',
  'postgresql-icu': 'PostgreSQL und-x-icu',
  'mysql-general': 'MariaDB utf8mb4_general_ci',
  'mysql-unicode': 'MariaDB utf8mb4_unicode_ci',
  'mysql-bin': 'MariaDB utf8mb4_bin',
} as const;

const stored = agreement.examples[version as keyof typeof agreement.examples];

/** What is predicted of a rule. */
async function predicted(
  id: Parameters<typeof predictIn>[0],
  rule: object,
  { parseNumbers = false, format = 'sql' } = {},
) {
  const settings = { preset: id.startsWith('mysql') ? 'mysql' : id === 'openldap' ? '' : 'postgresql' };
  const query = { combinator: 'and', rules: [rule] };
  const exported = next.formatQuery(query as never, { format, parseNumbers, ...settings } as never) as unknown;
  const run = async () => Uint32Array.from((await sqlite.select(exported)).rows);
  const executed = await run().catch(() => undefined);
  return predictIn(id, { query: query as never, format, version, parseNumbers, settings, exported }, packed, executed);
}

describe.each(Object.entries(shown) as [keyof typeof shown, string][])(
  '%s selects what the server did',
  (id, server) => {
    it.each(examples.filter(({ typing }) => !typing))('$surprise', async ({ surprise, rule, parseNumbers }) => {
      const answers = stored.find((example) => example.surprise === surprise)?.answers as Record<string, unknown>;
      const found = await predicted(id, rule, { parseNumbers: Boolean(parseNumbers) });
      // A value that leaves its quotes is nothing to predict.
      if ('unpredicted' in found) return expect(answers[server]).toBe('error');
      expect(found.isRefused ? 'error' : found.rows.length).toBe(answers[server]);
      const differs = found.isRefused || found.onlyHere.length + found.onlyThere.length > 0;
      expect(found.causes.length > 0).toBe(differs);
    });
  },
);

it('a director in small letters: 23 of 3,201 in MySQL, for a cause', async () => {
  const rule = { field: 'director', operator: '=', value: 'steven spielberg' };
  expect(await predicted('mysql-general', rule)).toMatchObject({ causes: ['collation-equality'], onlyThere: [] });
  expect(await predicted('mysql-general', rule)).toHaveProperty('rows.length', 23);
  expect(await predicted('mysql-bin', rule)).toHaveProperty('rows.length', 0);
});

it('says why it predicts nothing, for each database', async () => {
  const rule = { field: 'title', operator: 'contains', value: 'a' };
  for (const id of Object.keys(databases).slice(1) as Parameters<typeof predictIn>[0][])
    expect(await predicted(id, rule, { format: 'mongodb' }), id).toHaveProperty('unpredicted');
  expect(await predicted('postgresql-c', rule, { format: 'parameterized_named' })).toEqual({
    unpredicted: expect.stringContaining('no named parameters'),
  });
});

it('a directory compares decimals as text, and has no order of texts', async () => {
  const rating = await predicted('openldap', { field: 'imdbRating', operator: '>=', value: '8' }, { format: 'ldap' });
  expect(rating).toMatchObject({ causes: expect.arrayContaining(['ldap-order']) });
  expect(
    await predicted('openldap', { field: 'director', operator: '=', value: 'x' }, { format: 'ldap' }),
  ).toMatchObject({
    causes: [],
  });
});
