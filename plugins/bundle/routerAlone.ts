import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { expectFile, expectModules } from './expectations';

const require = createRequire(import.meta.url);

/** The router brings two packages for `withRouter`, which nothing here uses, and for what it checks in development. */
const unused = ['hoist-non-react-statics', 'react-is'];

/** Leaves them out of the router; other packages keep theirs. */
export default function routerAlone(): Plugin {
  return {
    name: 'router-alone',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      const folder = path.dirname(require.resolve('react-router/package.json'));
      const file = expectFile(
        path.join(folder, 'esm/react-router.js'),
        unused.map((name) => `from '${name}'`),
      );
      return {
        plugins: [expectModules('router-alone', { present: [/[\\/]react-router[\\/]esm[\\/]react-router\.js$/] })],
        module: {
          rules: [
            {
              test: file,
              resolve: { alias: Object.fromEntries(unused.map((name) => [`${name}$`, false as const])) },
            },
          ],
        },
      };
    },
  };
}
