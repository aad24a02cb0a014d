import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const loader = fileURLToPath(new URL('./placeOfBuildLoader.mjs', import.meta.url));

/** Keeps the path of the machine that builds out of the browser's bundle: PGlite's generated code asks for its own. */
export default function placeOfBuild(): Plugin {
  return {
    name: 'place-of-build',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: isServer ? [] : [{ test: /[\\/]@electric-sql[\\/]pglite[\\/]dist[\\/][^\\/]+\.js$/, use: loader }],
      },
    }),
  };
}
