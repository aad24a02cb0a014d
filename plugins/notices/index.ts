import { existsSync, realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withModules } from '../bundle/expectations';
import { bundledElsewhere } from './bundledElsewhere';
import { noticeOf, noticesText, packageOf } from './noticeOf';

/** Folders, from the site's, of packages that no module stands for: what the build takes a file from by itself. */
const also = ['src/dataset/movies', 'node_modules/infima', 'node_modules/@docsearch/css'];

/** Name of the page, below the site's base; the footer links to it. */
export const noticesFile = 'third-party-notices.txt';

/**
 * Writes down which packages the browser is given parts of, with their licences: counted from the modules of all bundles, also
 * of those that other plugins make by esbuild (`bundledElsewhere.ts`), so that no list has to be kept.
 */
export default function notices({ siteDir }: LoadContext): Plugin {
  const folders = new Set(also.map((folder) => path.join(siteDir, folder)));
  const collect = withModules('notices', (files) => {
    for (const file of files) {
      const folder = packageOf(file);
      if (folder) folders.add(folder);
    }
  });
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [collect] }),
    async postBuild({ outDir }) {
      for (const file of (await bundledElsewhere()).map((name) => path.resolve(siteDir, name)).filter(existsSync)) {
        // Where it is: the lines' samples are packages of the site itself.
        const folder = packageOf(realpathSync(file));
        if (folder) folders.add(folder);
      }
      await writeFile(path.join(outDir, noticesFile), noticesText([...folders].map((folder) => noticeOf(folder))));
    },
  };
}
