import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundledScript } from '../inlineScript';

/**
 * The script of `inPage.ts` as text.
 * @param baseUrl path the site is built for, with both slashes
 */
export function addressScript(baseUrl: string): string {
  return bundledScript(new URL('./inPage.ts', import.meta.url), { BASE_URL: baseUrl });
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
