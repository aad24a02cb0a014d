import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * A plugin that puts a script inline into the head of every page.
 * @param name of the plugin
 * @param script file of plain JavaScript; its comments of whole lines stay out of the pages
 */
export const inlineScript = (name: string, script: URL): Plugin => ({
  name,
  injectHtmlTags: () => ({
    headTags: [
      { tagName: 'script', innerHTML: readFileSync(fileURLToPath(script), 'utf8').replace(/^\s*\/\/.*\n|^ +/gm, '') },
    ],
  }),
});

/**
 * A script of TypeScript modules as the text of one inline script.
 * @param values what the script knows of the build, by the names of constants that it declares
 */
export function bundledScript(entry: URL, values: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
