import { fetchBytes, type Progress } from '../../loading/fetchBytes';
import { retryWithFreshFiles } from '../retryWithFreshFiles';
import { serve } from '../serve';
import { downloadSize } from './download';
import { createPostgresql } from './engine';

const wasmAddress = new URL('@electric-sql/pglite/pglite.wasm', import.meta.url).href;
const dataAddress = new URL('@electric-sql/pglite/pglite.data', import.meta.url).href;

const report: (progress: Progress) => void = serve(
  retryWithFreshFiles('PostgreSQL', fetchFiles, async (table, { wasm, data }) =>
    createPostgresql(table, {
      pgliteWasmModule: await WebAssembly.compile(wasm as BufferSource),
      fsBundle: new Blob([data as BlobPart]),
    }),
  ),
);

async function fetchFiles(init: RequestInit) {
  const loaded = { wasm: 0, data: 0 };
  const progressOf = (part: keyof typeof loaded) => (progress: Progress) => {
    loaded[part] = progress.loaded;
    report({ loaded: loaded.wasm + loaded.data, total: downloadSize });
  };
  const [wasm, data] = await Promise.all([
    fetchBytes(wasmAddress, 'PostgreSQL', progressOf('wasm'), init),
    fetchBytes(dataAddress, 'PostgreSQL’s files', progressOf('data'), init),
  ]);
  return { wasm, data };
}
