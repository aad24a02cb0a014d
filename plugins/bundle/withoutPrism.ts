import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { expectFile, expectModules } from './expectations';

const require = createRequire(import.meta.url);
const empty = fileURLToPath(new URL('./empty.cjs', import.meta.url));

/** Leaves the theme's highlighter out of the pages' scripts: code is highlighted at build time (see highlight-code). */
export default function withoutPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack(_config, isServer) {
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      const languages = expectFile(path.join(theme, 'lib/prism-include-languages.js'), ['prism-react-renderer']);
      expectFile(path.join(theme, 'lib/index.js'), ["'./prism-include-languages'"]);
      return {
        plugins: isServer
          ? []
          : [expectModules('without-prism', { absent: [/[\\/]prism-(react-renderer|include-languages)\b/] })],
        resolve: { alias: { [languages]: empty, 'prism-react-renderer$': empty } },
      };
    },
  };
}
