import { PGlite } from '@electric-sql/pglite';
import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { inside } from './inside';

it('SQLite and PostgreSQL inside are of the versions that the page names', { timeout: 120_000 }, async () => {
  const sqlite = new (await initSqlJs()).Database();
  const version = `SQLite ${sqlite.exec('SELECT sqlite_version()')[0]?.values[0]?.[0]}`;
  expect(inside).toEqual({ sqlite: version, drizzle: version, postgresql: expect.any(String) });
  const { rows } = await (await PGlite.create()).query<{ version: string }>('SELECT version()');
  expect(rows[0]?.version).toContain(`${inside.postgresql} `);
});
