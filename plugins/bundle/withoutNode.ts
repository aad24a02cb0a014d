import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const empty = fileURLToPath(new URL('./empty.cjs', import.meta.url));
/** Node's own modules, and `ws`, that packages name in branches which a browser never takes. */
const absent = [...builtinModules.filter((name) => !name.startsWith('_')), 'ws'];

/** Lets packages that run in Node as well, such as PGlite, into the browser's bundle: there Node's modules are empty. */
export default function withoutNode(): Plugin {
  return {
    name: 'without-node',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            externals: [
              ({ request }: { request?: string }, done: (error?: Error, result?: string) => void) =>
                request?.startsWith('node:') ? done(undefined, 'var {}') : done(),
            ],
            resolve: { fallback: Object.fromEntries(absent.map((name) => [name, empty])) },
          },
  };
}
