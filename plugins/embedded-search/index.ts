import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageFile } from '../pages';
import { readPage } from './build/readPage';
import { recordsFile } from './records';

const client = fileURLToPath(new URL('./client/liteClient.ts', import.meta.url));

/**
 * Search without a service: records of all pages at build, and in place of the hosted client one of our own that
 * speaks the same protocol. With a hosted service configured only the records are written.
 */
export default function embeddedSearch({ siteConfig }: LoadContext): Plugin {
  const isHosted = (siteConfig.themeConfig.algolia as { appId: string }).appId !== 'embedded';
  return {
    name: 'embedded-search',
    configureWebpack: () => (isHosted ? {} : { resolve: { alias: { 'algoliasearch/lite$': client } } }),
    async postBuild({ outDir, routesPaths, baseUrl }) {
      const pages = routesPaths.filter((route) => !/\/(404\.html|search)$/.test(route)).sort();
      const records = await Promise.all(
        pages.map(async (route) => readPage(await readFile(pageFile(outDir, baseUrl, route), 'utf8'), route)),
      );
      await writeFile(path.join(outDir, recordsFile), JSON.stringify(records.flat()));
    },
  };
}
