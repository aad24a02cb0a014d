import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * Leaves out of the pages' scripts what they do not need: Prism, because code is highlighted at build time (see
 * highlight-code), the library, which belongs to the samples, and what collects antd's styles on the server.
 */
export default function bundleDiet({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundle-diet',
    configureWebpack: (_config, isServer) => {
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      return {
        // Docusaurus puts what half of the pages share into one `common` chunk, which every page then loads. The
        // library is such a thing, and must arrive only with a sample: shared modules get a chunk per set of users.
        optimization: isServer
          ? {}
          : {
              splitChunks: {
                cacheGroups: { common: false, default: { minChunks: 2, priority: -20, reuseExistingChunk: true } },
              },
            },
        resolve: {
          alias: {
            [path.join(theme, 'lib/prism-include-languages.js')]: false,
            'prism-react-renderer$': false,
            ...(!isServer && { [path.join(siteDir, 'src/demos/toolkits/antd/serverStyles.tsx')]: false }),
          },
        },
      };
    },
  };
}
