import { type Engine, QueryRefused } from '../Engine';
import { createSqlite } from '../sqlite/engine';

/**
 * SQLite, for the SQL that Drizzle writes.
 * @param parts as SQLite takes them
 */
export async function createDrizzle(...parts: Parameters<typeof createSqlite>): Promise<Engine> {
  const sqlite = await createSqlite(...parts);
  return {
    select(query) {
      const { sql, params } = (query ?? {}) as { sql?: unknown; params?: unknown };
      if (typeof sql !== 'string' || !Array.isArray(params)) throw new QueryRefused('This is not the SQL of Drizzle.');
      return sqlite.select({ sql, params });
    },
  };
}
