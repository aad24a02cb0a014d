import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * Leaves out of the browser bundle what this site replaces: Prism, because code is highlighted at build time
 * (see highlight-code). Saves about 10 KB (brotli) of main script.
 */
export default function bundleDiet(): Plugin {
  return {
    name: 'bundle-diet',
    configureWebpack: () => {
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      return {
        resolve: {
          alias: {
            [path.join(theme, 'lib/prism-include-languages.js')]: false,
            'prism-react-renderer$': false,
          },
        },
      };
    },
  };
}
