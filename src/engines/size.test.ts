import { existsSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { brotli } from '../../hosting/compress.mjs';
import { type PageEngineId, pageEngines } from './registry';

/**
 * Most bytes (brotli) that an engine of release 8 downloads: its worker and what reads its exports, and its WebAssembly. That of
 * Drizzle is SQLite's, which has come already. What is common to all engines is budgeted in e2e/build/budgets.spec.ts.
 */
const limits: Partial<Record<PageEngineId, { code: number; wasm?: number }>> = {
  jsonata: { code: 28_000 },
  drizzle: { code: 29_000, wasm: 295_000 },
  'tanstack-db': { code: 77_000 },
  ldap: { code: 4_500 },
  sparql: { code: 8_000, wasm: 1_150_000 },
};

/** What a bundler makes of a module for browsers. */
async function bundle(file: string): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@site': process.cwd() } },
    build: {
      write: false,
      minify: true,
      // As a script of its own: a library that is a module keeps its white space.
      lib: { entry: file, formats: ['iife'], name: 'engine', fileName: 'engine' },
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  })) as Rollup.RollupOutput[];
  return (output as Rollup.RollupOutput).output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/** Sizes as hosts send them of code, and of the WebAssembly that the bundler has put into it, which is a file of its own on the page. */
async function sizesOf(code: string) {
  const sizeOf = async (bytes: Buffer) => (await brotli(bytes)).length;
  // Cut at what is not Base64: a match of megabytes is more than a regular expression has room for.
  const [before = '', ...parts] = code.split('data:application/wasm;base64,');
  let [alone, wasm] = [before, 0];
  for (const part of parts) {
    const end = part.search(/[^\w+/=]/);
    wasm += await sizeOf(Buffer.from(part.slice(0, end), 'base64'));
    alone += part.slice(end);
  }
  return { code: await sizeOf(Buffer.from(alone)), wasm };
}

const isNew = ({ formats }: (typeof pageEngines)[number]) => Object.values(formats).every((since) => since >= 8);

it('has a budget for each engine that release 8 brings', () =>
  expect(Object.keys(limits)).toEqual(pageEngines.filter(isNew).map(({ id }) => id)));

it.each(pageEngines.filter(isNew))('$id keeps to its budget', { timeout: 60_000 }, async ({ id, onRequest }) => {
  const files = ['worker', 'readWhere'].map((name) => `${import.meta.dirname}/${id}/${name}.ts`).filter(existsSync);
  const sizes = await Promise.all(files.map(async (file) => sizesOf(await bundle(file))));
  const code = sizes.reduce((sum, size) => sum + size.code, 0);
  const wasm = sizes.reduce((sum, size) => sum + size.wasm, 0);
  console.log(`${id}: ${code} bytes of code, ${wasm} of WebAssembly (brotli)`);
  expect(code).toBeGreaterThan(2000);
  expect(code).toBeLessThanOrEqual(limits[id]?.code as number);
  expect(wasm).toBeLessThanOrEqual(limits[id]?.wasm ?? 0);
  // What the button says, in words: about a megabyte.
  if (onRequest) expect(Math.round((code + wasm) / 1e6)).toBe(onRequest.compressed / 1e6);
});
