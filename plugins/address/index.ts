import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * The script of `inPage.ts` as text.
 * @param baseUrl path the site is built for, with both slashes
 */
export function addressScript(baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./inPage.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { BASE_URL: JSON.stringify(baseUrl) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

const renderRoutes = fileURLToPath(new URL('../../src/clientModules/renderExactRoutes.ts', import.meta.url));

/**
 * Mends the page's address before the router sees it: inline, because it has to come before anything else. The router then
 * takes addresses as they are spelled.
 */
export default function address({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'address',
    configureWebpack: () => ({ resolve: { alias: { '@docusaurus/renderRoutes': renderRoutes } } }),
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: addressScript(baseUrl) }] }),
  };
}
