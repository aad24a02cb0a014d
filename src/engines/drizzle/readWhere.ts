import { isSQLWrapper, sql } from 'drizzle-orm/sql';
import * as conditions from 'drizzle-orm/sql/expressions';
import { integer, real, SQLiteSyncDialect, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Column, ColumnType } from '../../dataset/table';
import { QueryRefused } from '../Engine';

/** What Drizzle makes of a condition. */
export type DrizzleSql = { sql: string; params: unknown[] };

const types: Record<ColumnType, (name: string) => ReturnType<typeof text | typeof real | typeof integer>> = {
  text: (name) => text(name),
  // SQLite has no dates: they are text.
  date: (name) => text(name),
  number: (name) => real(name),
  boolean: (name) => integer(name, { mode: 'boolean' }),
};
const dialect = new SQLiteSyncDialect();

/**
 * Calls the `where` that the library exports for Drizzle, as `findMany` does, and lets Drizzle write the SQL.
 * @throws {QueryRefused} when the export is no such function, or gives something else than a condition of Drizzle
 */
export function readWhere(exported: unknown, columns: readonly Column[]): DrizzleSql {
  if (typeof exported !== 'function') throw new QueryRefused('The export is not a function for Drizzle.');
  const table = sqliteTable('movies', Object.fromEntries(columns.map(({ name, type }) => [name, types[type](name)])));
  const where: unknown = exported(table, { ...conditions, sql });
  // Without a condition Drizzle writes no WHERE, which selects everything.
  if (where === undefined) return { sql: '1 = 1', params: [] };
  if (!isSQLWrapper(where)) throw new QueryRefused('The export is not a condition of Drizzle.');
  const { sql: written, params } = dialect.sqlToQuery(where.getSQL());
  return { sql: written, params };
}
