import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * Asks for a file that a link may need at most once. Docusaurus remembers routes, and adds a `link` for each file of each
 * route to the head: 177 for 23 files once the home page has been read.
 */
export default function prefetchOnce(): Plugin {
  // Throws when an upgrade of Docusaurus has moved the file; the loader throws when it was rewritten.
  const test = require.resolve('@docusaurus/core/lib/client/prefetch.js');
  const loader = fileURLToPath(new URL('./loader.mjs', import.meta.url));
  return {
    name: 'prefetch-once',
    configureWebpack: (_config, isServer) => (isServer ? {} : { module: { rules: [{ test, loader }] } }),
  };
}
