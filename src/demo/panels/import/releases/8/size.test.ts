import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { importFormats } from '.';

/**
 * Most bytes (brotli) that an importer downloads when it is chosen: the release's parser with the packages that it needs, and
 * the strict reading around it. The page has the release's `formatQuery` and the schema of a query already.
 */
const limits: Record<string, number> = {
  sql: 27_000,
  mongodb: 12_000,
  jsonlogic: 10_500,
  cel: 15_500,
  spel: 20_500,
  jsonata: 39_000,
  cypher: 50_000,
  gremlin: 6_000,
  sparql: 84_000,
  json: 6_500,
};
const isOnThePage = (id: string) =>
  /^@site\/|^samples-next\/release$|releases\/(?:exports|querySchemas)$|^react(?:-querybuilder)?$|^valibot$/.test(id);

/** What a bundler makes of a module for browsers, without what the page has. */
async function bundle(file: string): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'importer' },
      rollupOptions: { external: (id) => isOnThePage(id), output: { inlineDynamicImports: true } },
    },
  })) as Rollup.RollupOutput[];
  return (output as Rollup.RollupOutput).output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

it.each(importFormats)('$label keeps to its budget', async ({ id }) => {
  const code = await bundle(`${import.meta.dirname}/${id}.ts`);
  const bytes = brotliCompressSync(code).length;
  console.log(`${id}: ${bytes} bytes brotli`);
  expect(code).toContain('formatQuery');
  expect(bytes).toBeLessThanOrEqual(limits[id] as number);
});
