import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { noteBundledFiles } from './notices/bundledElsewhere';

/**
 * A script of TypeScript modules as the text of one inline script.
 * @param values what the script knows of the build, by the names of constants that it declares
 */
export function bundledScript(entry: URL, values: Record<string, unknown> = {}): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {}, // a "use strict" says nothing to scripts that are tested as modules
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  noteBundledFiles(Object.keys(metafile.inputs));
  return outputFiles[0]?.text.trim() ?? '';
}
