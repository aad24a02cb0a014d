import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDocs } from '../markdown-twins/readDocs';
import { compareLines } from './compareLines';

/** Name under which the pages' HTML is written from the changes, and the file that has them. */
const name = 'line-changes';
const file = 'changes.json';

/**
 * Computes what changed between every two documented lines, and adds a page for each pair: `/docs/changes/4-to-5`. The
 * changes are in the HTML of these pages and in no script.
 */
export default function lineChanges({ siteDir, siteConfig, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name,
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const root = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
      const pairs = await compareLines(readDocs(docs?.loadedVersions ?? [], siteDir, root), siteDir);
      await actions.createData(
        file,
        JSON.stringify(Object.fromEntries(pairs.map(({ pair, changes }) => [pair, changes]))),
      );
      for (const { pair } of pairs)
        actions.addRoute({
          path: `${baseUrl}docs/changes/${pair}`,
          component: '@site/src/docs-widgets/LineChanges/ChangesPage',
          exact: true,
        });
    },
    configureWebpack: ({ mode }, isServer) => ({
      resolve: {
        alias: {
          // The development server writes no HTML.
          [`${name}$`]: isServer || mode !== 'production' ? path.join(generatedFilesDir, name, 'default', file) : false,
        },
      },
    }),
  };
}
