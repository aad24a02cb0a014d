import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { brotli } from '../../hosting/compress.mjs';
import type { LineRuntime } from '../../src/sandbox/manifest';
import { declarationsOf } from './declarations';
import type { Runtime } from './runtimes';

type File = { name: string; text: string; sent: number };

async function fileOf(name: string, ending: string, text: string): Promise<File> {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const { length: sent } = await brotli(Buffer.from(text));
  return { name: `${name}.${digest}.${ending}`, text, sent };
}

/** The file of TypeScript that its script is made of. */
export const compilerSource = createRequire(import.meta.url).resolve('typescript');

/** TypeScript as a script, which gives workers a global `ts`. */
export async function compilerText(): Promise<string> {
  const source = readFileSync(compilerSource, 'utf8');
  const { code } = await transform(source, { minify: true, target: 'es2022', legalComments: 'none' });
  return code;
}

export const compilerFile = async (): Promise<File> => fileOf('typescript', 'js', await compilerText());

/** What TypeScript knows of a runtime's packages; `sources` are paths from the site, with a slash before them. */
export async function declarationsFile(runtime: Runtime, siteDir: string): Promise<File & { sources: string[] }> {
  const { sources, ...declarations } = declarationsOf(runtime, siteDir);
  const file = await fileOf(`types-${runtime.id}`, 'json', JSON.stringify(declarations));
  return { ...file, sources };
}

/** The files that the check of types loads, and how many bytes arrive of both. */
export const typesOf = (compiler: File, declarations: File): LineRuntime['types'] => ({
  compiler: compiler.name,
  declarations: declarations.name,
  bytes: compiler.sent + declarations.sent,
});
