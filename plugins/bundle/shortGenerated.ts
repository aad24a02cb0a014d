import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectFile } from './expectations';

const loader = fileURLToPath(new URL('./generatedLoader.mjs', import.meta.url));

const names = ['registry.js', 'routes.js', 'docusaurus.config.mjs', 'site-metadata.json'];
/** Those that become modules. */
const lists = ['routesChunkNames.json', 'globalData.json'];

/**
 * Shortens six generated files, which are part of every page's script: without what only the server reads, and with the
 * docs pages as lists of addresses.
 */
export default function shortGenerated({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'short-generated',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [...names, ...lists].map((name) => ({
                test: expectFile(path.join(generatedFilesDir, name)),
                loader,
                ...(lists.includes(name) && { type: 'javascript/auto' }),
              })),
            },
          },
  };
}
