import { fetchBytes } from '../../dataset/fetchBytes';
import { serve } from '../serve';
import { createSqlite } from './engine';

const report = serve(async (table) => createSqlite(table, await wasm));
// Does not wait for the table.
const wasm = fetchBytes(new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href, 'SQLite', (progress) =>
  report(progress),
);
// Its failure is told when the table has come.
wasm.catch(() => {});
