import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

const loader = fileURLToPath(new URL('./loader.mjs', import.meta.url));

type Options = {
  /** What the site's code imports to get the address of the file. */
  name: string;
  /** A JSON file, from the site's folder. */
  source: string;
  /** A module, and the function in it that makes what the browser gets out of what the file holds. */
  transform: { module: string; function: string };
};

/** Delivers a part of a data set as a file of its own, under a name that changes with its content. */
export default function datasetAsset({ siteDir }: LoadContext, { name, source, transform }: Options): Plugin {
  const file = path.resolve(siteDir, source);
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
            use: {
              loader,
              options: { module: path.resolve(siteDir, transform.module), function: transform.function },
            },
          },
        ],
      },
    }),
  };
}
