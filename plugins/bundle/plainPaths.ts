import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { expectModules } from './expectations';

const short = fileURLToPath(new URL('./plainPaths.mjs', import.meta.url));

/** Leaves out of the router what reads and writes patterns of paths, of which this site has none but `*`. */
export default function plainPaths(): Plugin {
  return {
    name: 'plain-paths',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [
          expectModules('plain-paths', {
            present: [/[\\/]plugins[\\/]bundle[\\/]plainPaths\.mjs$/],
            absent: [/[\\/]node_modules[\\/]path-to-regexp[\\/]/],
          }),
        ],
        resolve: { alias: { 'path-to-regexp$': short } },
      };
    },
  };
}
