import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

let started;

/**
 * Starts Resvg, which turns an SVG into a PNG, once: it refuses to be started twice in a thread. It is WebAssembly, because
 * the native build is one more binary per platform.
 * @returns {Promise<typeof Resvg>}
 */
export async function startResvg() {
  started ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await started;
  return Resvg;
}
