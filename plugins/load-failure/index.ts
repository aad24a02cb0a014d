import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { bundledScript } from '../inlineScript';
import { askWorkersAgain } from './askWorkersAgain';

const require = createRequire(import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What is changed in code that is not ours, so that a failed load can be tried again, and none fails for its address: file, text, and what takes its place. */
export const changes: [file: string, text: string, change: string][] = [
  // It would give the failure of the first load for as long as the tab is open.
  [require.resolve('react-loadable'), 'if (!res) {', 'if (!res || res.error) {'],
  // It would leave the page that is being read; src/theme/Root says what happened instead, and the bar ends.
  [
    require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'),
    'window.location.reload();',
    "this.routeUpdateCleanupCb(); window.dispatchEvent(new CustomEvent('page-missing', { detail: e }));",
  ],
  // The router has decoded the path once: `/docs/%25` is `/docs/%` by now, and going back to it would crash the page.
  [
    require.resolve('@docusaurus/core/lib/client/preload.js'),
    'decodeURI(pathname)',
    '(() => { try { return decodeURI(pathname); } catch { return pathname; } })()',
  ],
];

/**
 * Lets a page come through faults of the network and of deploys; src/loading has what runs in the page. An inline script
 * shows an error box with Retry when a script of the page fails before the page is live: stock Docusaurus leaves a silent page
 * then. It stands in the head, because nothing that has to be fetched can report this.
 */
export default function loadFailure(): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: bundledScript(new URL('./page.ts', import.meta.url)) }],
    }),
    getClientModules: () => [fileOf('../../src/loading/chunks.ts')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [askWorkersAgain],
            module: {
              rules: changes.map(([test, text, change]) => ({
                test,
                use: { loader: fileOf('../changeLoader.mjs'), options: { text, change } },
              })),
            },
          },
  };
}
