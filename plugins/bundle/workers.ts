import type { LoadContext, Plugin } from '@docusaurus/types';
import { Compilation } from '@rspack/core';
import { workerFolder as folder } from '../../src/loading/workerFolder';
import { ofWorker } from './chunks';
import { atStage } from './inCompilation';

// `hosting/rules.mjs` has the headers of what is in it.

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

// When files have their last names, which the pages' scripts know.
const ownFolder = atStage('workers', Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
  const files = [...compilation.chunks].flatMap(({ name, files }) => (name?.startsWith(ofWorker) ? [...files] : []));
  if (!files.length) compilation.errors.push(new Error(`workers: no chunk is called ${ofWorker}… any more.`));
  for (const file of files) compilation.renameAsset(file, folder + file);
});
