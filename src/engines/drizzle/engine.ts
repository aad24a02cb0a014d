import type { Table } from '../../dataset/table';
import { type Engine, QueryRefused } from '../Engine';
import { createSqlite } from '../sqlite/engine';

/**
 * SQLite, for the SQL that Drizzle writes.
 * @param wasm the WebAssembly file of SQLite; Node finds it by itself
 */
export async function createDrizzle(table: Table, wasm?: Uint8Array): Promise<Engine> {
  const sqlite = await createSqlite(table, wasm);
  return {
    select(query) {
      const { sql, params } = (query ?? {}) as { sql?: unknown; params?: unknown };
      if (typeof sql !== 'string' || !Array.isArray(params)) throw new QueryRefused('This is not the SQL of Drizzle.');
      return sqlite.select({ sql, params });
    },
  };
}
