import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

const loader = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/** What the site's code imports to get the address of the file. */
const name = 'movies-table';

/** Delivers what the browser needs of the movies as a file of its own, under a name that changes with its content. */
export default function datasetAsset({ siteDir }: LoadContext): Plugin {
  const file = path.resolve(siteDir, 'src/dataset/movies/movies.json');
  return {
    name: 'dataset-asset',
    configureWebpack: (_config, isServer) => ({
      // Other files that the site's code asks for by address, such as WebAssembly, lie where hosts cache for ever.
      output: { assetModuleFilename: 'assets/data/[name]-[contenthash:8][ext]' },
      resolve: { alias: { [`${name}$`]: file } },
      module: {
        rules: [
          {
            test: file,
            type: 'asset/resource',
            generator: { filename: `assets/data/${name}-[contenthash:8].json`, emit: !isServer },
            use: loader,
          },
        ],
      },
    }),
  };
}
