import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines, latest } from '../../lines/lines';
import { expectModules } from '../bundle/expectations';
import { otherVersions } from './build/otherVersions';
import { readPages } from './build/readPages';
import { withTellingNames } from './build/tellingNames';
import { packIndex } from './packIndex';
import { embeddedAppId, indexFile, indexFolder, tagOf, tagsFile } from './records';

const client = fileURLToPath(new URL('./client/liteClient.ts', import.meta.url));

const ofClient = /[\\/]search[\\/]client[\\/]liteClient\.ts$/;

/**
 * Search without a service: records of all pages at build, a file for each docs tag, and in place of the hosted client
 * one of our own that speaks the same protocol. With a hosted service configured only the records are written, for
 * `npm run search:push`.
 */
export default function embeddedSearch({ siteConfig, siteDir }: LoadContext): Plugin {
  const isHosted = (siteConfig.themeConfig.algolia as { appId: string }).appId !== embeddedAppId;
  return {
    name: 'search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    configureWebpack: (_config, isServer) =>
      isHosted
        ? {}
        : {
            plugins: isServer ? [] : [expectModules('search', { present: [ofClient] })],
            resolve: { alias: { 'algoliasearch/lite$': client } },
          },
    async postBuild({ outDir, routesPaths, baseUrl }) {
      const started = performance.now();
      const records = await indexedRecords(outDir, baseUrl, routesPaths, siteDir);
      const files = [...records].map(([tag, ofTag]) => [indexFile(tag), packIndex(ofTag)] as const);
      await mkdir(path.join(outDir, indexFolder), { recursive: true });
      for (const [file, content] of [...files, [tagsFile, [...records.keys()]] as const])
        await writeFile(path.join(outDir, indexFolder, file), JSON.stringify(content));
      const count = [...records.values()].flat().length;
      console.log(
        `Search index: ${count} sections in ${records.size} lines, ${Math.round(performance.now() - started)} ms.`,
      );
    },
  };
}

/** The records of all pages by docs tag, as they are indexed: with what only other lines have. */
async function indexedRecords(outDir: string, baseUrl: string, routes: string[], siteDir: string) {
  const read = await readPages(outDir, baseUrl, routes);
  const records = new Map([...read].map(([tag, ofTag]) => [tag, withTellingNames(ofTag)]));
  // The line that most use comes first.
  const lines = documentedLines(siteDir).sort((a, b) => Number(b.id === latest) - Number(a.id === latest));
  const offers = otherVersions(records, new Map(lines.map(({ id, label }) => [tagOf(id), label])));
  return new Map([...records].map(([tag, ofTag]) => [tag, [...ofTag, ...(offers.get(tag) ?? [])]]));
}
