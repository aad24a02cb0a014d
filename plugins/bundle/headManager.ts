import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { expectFile, expectModules } from './expectations';

const require = createRequire(import.meta.url);

/** Leaves out of the head manager what draws heads on a server: its sources have that in a file of its own. */
export default function headManager(): Plugin {
  return {
    name: 'head-manager',
    configureWebpack({ mode }, isServer, { getJSLoader }) {
      if (isServer || mode !== 'production') return {};
      const folder = path.join(path.dirname(require.resolve('react-helmet-async/package.json')), 'src');
      const file = expectFile(path.join(folder, 'index.js'));
      for (const user of ['Dispatcher.js', 'HelmetData.js'])
        expectFile(path.join(folder, user), ["import mapStateOnServer from './server'"]);
      return {
        plugins: [expectModules('head-manager', { present: [/[\\/]react-helmet-async[\\/]src[\\/]client\.js$/] })],
        resolve: { alias: { 'react-helmet-async$': file } },
        module: {
          rules: [
            { test: /\.js$/, include: folder, use: [getJSLoader({ isServer })] },
            { test: /\.js$/, include: folder, resolve: { alias: { './server$': false } } },
          ],
        },
      };
    },
  };
}
