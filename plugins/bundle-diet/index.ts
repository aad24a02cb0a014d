import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packageFolder } from '../packageFolder';

const require = createRequire(import.meta.url);
const generatedLoader = fileURLToPath(new URL('./generatedLoader.mjs', import.meta.url));

/**
 * Samples of one page, which are named after it (`export/sql.tsx`, `limit-groups-paste.tsx`), arrive in one chunk: the
 * list of chunks is part of every page's script, and there are hundreds of samples.
 */
const samplesOfPage = {
  // A sample's text, which stands in its page, is a module of the same file but for its loader.
  test: (module: Module) =>
    samplePath.test(module.nameForCondition() ?? '') && !module.identifier().includes('highlight-code'),
  chunks: 'async' as const,
  enforce: true,
  priority: 10,
  name: (module: Module) => {
    const [, line, page] = samplePath.exec(module.nameForCondition() ?? '') ?? [];
    return `${line?.replace(/^version-/, '')}-${page}`;
  },
};

/** The samples of a line's import page take the library from a copy of its own. */
const importCopy = (line: string) => {
  const samples = `versioned_docs/version-${line}/_samples`;
  return {
    test: new RegExp(`version-${line}[\\\\/]_samples[\\\\/]import-`),
    resolve: { alias: { 'react-querybuilder$': `${path.join(packageFolder(samples), 'dist/index.es.js')}?import` } },
  };
};

/** The router brings two packages for `withRouter`, which nothing here uses, and for what it checks in development. */
const routerAlone = {
  test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
  resolve: { alias: { 'hoist-non-react-statics$': false as const, 'react-is$': false as const } },
};

/** What is needed here of a module of the bundler. */
type Module = { identifier: () => string; nameForCondition: () => string | null };

const samplePath = /([\w-]+)[\\/]_samples[\\/]([a-z]+)(?!.*node_modules).*\.tsx$/;

/**
 * Leaves out of the pages' scripts what they do not need: Prism, because code is highlighted at build time (see
 * highlight-code), the library, which belongs to the samples, and what collects antd's styles on the server.
 */
export default function bundleDiet({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundle-diet',
    configureWebpack: ({ mode }, isServer) => {
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      return {
        // Docusaurus puts what half of the pages share into one `common` chunk, which every page then loads. The
        // library is such a thing, and must arrive only with a sample: shared modules get a chunk per set of users.
        optimization: isServer
          ? {}
          : {
              // Ids in sequence, which compress to little in the list of all chunks that every page's script holds.
              chunkIds: 'natural',
              splitChunks: {
                cacheGroups: {
                  common: false,
                  default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
                  samples: samplesOfPage,
                },
              },
            },
        // Without names, the list of all chunks that every page's script holds is half as long.
        output: isServer ? {} : { chunkFilename: 'assets/js/[contenthash:6].js' },
        // The library of v4 and v5 is one module: what one sample takes of it, all samples load. The parsers, which one
        // page of a line needs, are taken from a second copy.
        module: isServer
          ? {}
          : {
              rules: [
                { test: /[\\/]\.docusaurus[\\/](registry\.js|docusaurus\.config\.mjs)$/, loader: generatedLoader },
                ...['4', '5'].map(importCopy),
                ...(mode === 'production' ? [routerAlone] : []),
              ],
            },
        resolve: {
          alias: {
            [path.join(theme, 'lib/prism-include-languages.js')]: false,
            'prism-react-renderer$': false,
            ...(!isServer && { [path.join(siteDir, 'src/demos/toolkits/antd/serverStyles.tsx')]: false }),
            tslib$: fileURLToPath(new URL('./tslib.mjs', import.meta.url)),
          },
        },
      };
    },
  };
}
