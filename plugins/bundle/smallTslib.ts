import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { expectModules } from './expectations';

/** Parts of Mantine's overlays, which import of tslib what they use. */
const ofMantine = /[\\/]node_modules[\\/](react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/;
const small = fileURLToPath(new URL('./tslib.mjs', import.meta.url));

/** Docusaurus' own code takes one function from tslib, and by `require`, which would bring all of them. */
export default function smallTslib(): Plugin {
  return {
    name: 'small-tslib',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [expectModules('small-tslib', { present: [/[\\/]plugins[\\/]bundle[\\/]tslib\.mjs$/] })],
      resolve: { alias: { tslib$: small } },
      module: { rules: [{ test: ofMantine, resolve: { alias: { tslib$: 'tslib/tslib.es6.mjs' } } }] },
    }),
  };
}
