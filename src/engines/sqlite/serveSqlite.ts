import type { Table } from '../../dataset/table';
import { fetchBytes, type Progress } from '../../loading/fetchBytes';
import type { Engine } from '../Engine';
import { retryWithFreshFiles } from '../retryWithFreshFiles';
import { rowsProgress } from '../rowsProgress';
import { serve } from '../serve';

const address = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href;

/** The worker of an engine that runs in SQLite, whose WebAssembly file it fetches. */
export function serveSqlite(
  create: (table: Table, wasm: Uint8Array, onRows: (inserted: number, of: number) => void) => Promise<Engine>,
): void {
  const onRows = (inserted: number, of: number) => report(rowsProgress(of + inserted, of));
  const report: (progress: Progress) => void = serve(
    retryWithFreshFiles(
      'SQLite',
      (init) => fetchBytes(address, 'SQLite', (progress) => report(progress), init),
      (table, wasm) => create(table, wasm, onRows),
    ),
  );
}
