import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const text = 'export default function prefetch(url) {';
const change = `const asked = new Set();
const inUse = new Promise((use) => {
  // Scripts of any other page are there because of such a sign (plugins/first-view).
  if (!document.querySelector('[data-start=painted]')) use();
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'])
    addEventListener(sign, use, { once: true, capture: true, passive: true });
});
export default async function prefetch(url) {
  if (asked.has(url)) return;
  asked.add(url);
  await inUse;`;

/** What makes Docusaurus' own `prefetch` wait until the page is used, and its second call for an address do nothing. */
export const once = { text, change };

/**
 * Asks for a file that a link may need at most once, and not before the visitor shows that the page is used: 71 KB on /demo.
 * Docusaurus remembers routes, and adds a `link` for each file of each route to the head: 177 for 23 files once the home
 * page has been read.
 */
export default function prefetchOnce(): Plugin {
  // Throws when an upgrade of Docusaurus has moved the file; the loader throws when it was rewritten.
  const test = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/prefetch.js');
  const loader = fileURLToPath(new URL('./changeLoader.mjs', import.meta.url));
  return {
    name: 'prefetch-once',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { module: { rules: [{ test, use: { loader, options: once } }] } },
  };
}
