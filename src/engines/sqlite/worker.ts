import { fetchBytes, type Progress } from '../../dataset/fetchBytes';
import { onFiles } from '../onFiles';
import { serve } from '../serve';
import { createSqlite } from './engine';

const address = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href;
const report: (progress: Progress) => void = serve(
  onFiles('SQLite', (init) => fetchBytes(address, 'SQLite', (progress) => report(progress), init), createSqlite),
);
