import { fetchBytes, type Progress } from '../../dataset/fetchBytes';
import { serve } from '../serve';
import { downloadSize } from './download';
import { createPostgresql } from './engine';

const report = serve(async (table) => createPostgresql(table, await files));
const loaded = { wasm: 0, data: 0 };
const progressOf =
  (part: keyof typeof loaded) =>
  ({ loaded: bytes }: Progress) => {
    loaded[part] = bytes;
    report({ loaded: loaded.wasm + loaded.data, total: downloadSize });
  };

// Does not wait for the table.
const files = Promise.all([
  fetchBytes(new URL('@electric-sql/pglite/pglite.wasm', import.meta.url).href, 'PostgreSQL', progressOf('wasm')),
  fetchBytes(
    new URL('@electric-sql/pglite/pglite.data', import.meta.url).href,
    'PostgreSQL’s files',
    progressOf('data'),
  ),
]).then(async ([wasm, data]) => ({
  pgliteWasmModule: await WebAssembly.compile(wasm as BufferSource),
  fsBundle: new Blob([data as BlobPart]),
}));
// Its failure is told when the table has come.
files.catch(() => {});
