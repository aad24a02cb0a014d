import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { expectFile, expectModules } from './expectations';

const require = createRequire(import.meta.url);
const short = fileURLToPath(new URL('./history.mjs', import.meta.url));

/** Leaves out of the router's package on histories those that keep no address, or keep it behind a #. */
export default function browserHistory(): Plugin {
  return {
    name: 'browser-history',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      expectFile(require.resolve('history/esm/history.js'), ['createHashHistory, createMemoryHistory, createLocation']);
      return {
        plugins: [expectModules('browser-history', { present: [/[\\/]plugins[\\/]bundle[\\/]history\.mjs$/] })],
        resolve: { alias: { history$: short } },
      };
    },
  };
}
