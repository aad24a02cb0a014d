import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDocs } from '../markdown-twins/readDocs';
import { compareLines } from './compareLines';
import { cutPages } from './cutPages';

/** Name under which the pages' HTML is written from the changes, and the file that has them. */
const name = 'line-changes';
const file = 'changes.json';

/** Both pages of a pair; src/docs-widgets/ChangesLinks/pairs.ts says what is on which. */
const pagesOf = (pair: string) => [pair, `${pair}/api`];

/**
 * Computes what changed between every two documented lines, and adds two pages for each pair: `/docs/changes/4-to-5/api`
 * for the API and `/docs/changes/4-to-5` for the rest. The changes are in the HTML of these pages and in no script; docs
 * pages ask for their own part of it as a file.
 */
export default function lineChanges(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  let pairs: string[] = [];
  return {
    name,
    async allContentLoaded({ allContent, actions }) {
      const compared = await compareLines(readDocs(allContent, context), siteDir);
      await actions.createData(
        file,
        JSON.stringify(Object.fromEntries(compared.map(({ pair, changes }) => [pair, changes]))),
      );
      pairs = compared.map(({ pair }) => pair);
      for (const page of pairs.flatMap(pagesOf))
        actions.addRoute({
          path: `${baseUrl}docs/changes/${page}`,
          component: '@site/src/docs-widgets/LineChanges/ChangesPage',
          exact: true,
        });
    },
    async postBuild({ outDir }) {
      for (const pair of pairs) {
        const folder = path.join(outDir, 'docs/changes', pair);
        await mkdir(folder, { recursive: true });
        for (const page of pagesOf(pair))
          for (const { anchor, html } of cutPages(
            await readFile(path.join(outDir, 'docs/changes', `${page}.html`), 'utf8'),
          ))
            await writeFile(path.join(folder, `${anchor}.json`), JSON.stringify({ html }));
      }
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
