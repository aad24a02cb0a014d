import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectFile } from './expectations';

const loader = fileURLToPath(new URL('./generatedLoader.mjs', import.meta.url));

/** Leaves out of three generated files, which are part of every page's script, what only the server reads. */
export default function shortGenerated({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'short-generated',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: ['registry.js', 'docusaurus.config.mjs', 'site-metadata.json'].map((name) => ({
                test: expectFile(path.join(generatedFilesDir, name)),
                loader,
              })),
            },
          },
  };
}
