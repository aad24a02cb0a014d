import type { LoadContext, Plugin } from '@docusaurus/types';
import { workerFolder as folder } from '../../src/loading/workerFolder';

// `hosting/rules.mjs` has the headers of what is in it.

type Compilation = {
  hooks: { processAssets: { tap(options: { name: string; stage: number }, move: () => void): void } };
  chunks: Iterable<{ name?: string | null; files: ReadonlySet<string> }>;
  renameAsset(from: string, to: string): void;
  errors: Error[];
};
type Compiler = {
  hooks: { thisCompilation: { tap(name: string, listener: (made: Compilation) => void): void } };
  webpack: { Compilation: { PROCESS_ASSETS_STAGE_REPORT: number } };
};

/**
 * Has workers, and nothing else, in a folder of their own: a worker has the policy that its file is answered with. Which
 * chunks are workers, their names say. A function that names the files of chunks would do the same, and makes the list
 * of chunks in every page's script 500 bytes longer.
 */
export default function workers({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'workers',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { workerPublicPath: baseUrl + folder } as object, plugins: [ownFolder] },
  };
}

const ownFolder = {
  apply: ({ hooks, webpack }: Compiler) =>
    hooks.thisCompilation.tap('workers', (compilation) =>
      // When files have their last names, which the pages' scripts know.
      compilation.hooks.processAssets.tap(
        { name: 'workers', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = [...compilation.chunks].flatMap(({ name, files }) =>
            name?.startsWith('worker-') ? [...files] : [],
          );
          if (!files.length) compilation.errors.push(new Error('workers: no chunk is called worker-… any more.'));
          for (const file of files) compilation.renameAsset(file, folder + file);
        },
      ),
    ),
};
