import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectFile } from './expectations';

const loader = fileURLToPath(new URL('./generatedLoader.mjs', import.meta.url));

const names = ['registry.js', 'routes.js', 'routesChunkNames.json', 'docusaurus.config.mjs', 'site-metadata.json'];

/** Shortens five generated files, which are part of every page's script: without what only the server reads. */
export default function shortGenerated({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'short-generated',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: names.map((name) => ({
                test: expectFile(path.join(generatedFilesDir, name)),
                loader,
              })),
            },
          },
  };
}
