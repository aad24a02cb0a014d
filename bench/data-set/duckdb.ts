import { createRequire } from 'node:module';
import path from 'node:path';

type Connection = { query: (sql: string) => { toArray: () => { toJSON: () => Record<string, unknown> }[] } };

/** DuckDB-WASM, as it comes from its package, to compare with; and what reads the files that it has written. */
export async function openDuckDb(
  file?: string,
): Promise<{ connection: Connection; read: (name: string) => Uint8Array }> {
  const require = createRequire(path.resolve('bench/package.json'));
  const entry = require.resolve('@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs');
  const duckdb = require(entry);
  const part = (name: string) => ({ mainModule: path.join(path.dirname(entry), name), mainWorker: '' });
  const database = await duckdb.createDuckDB(
    { mvp: part('duckdb-mvp.wasm'), eh: part('duckdb-eh.wasm') },
    new duckdb.VoidLogger(),
    duckdb.NODE_RUNTIME,
  );
  await database.instantiate();
  database.open({});
  if (file) database.registerFileURL('table.csv', file, duckdb.DuckDBDataProtocol.NODE_FS, false);
  return { connection: database.connect(), read: (name) => database.copyFileToBuffer(name) };
}

export const countDuckDb = (connection: Connection, condition: string): number =>
  Number(connection.query(`SELECT count(*)::int AS n FROM movies WHERE ${condition}`).toArray()[0]?.toJSON().n);
