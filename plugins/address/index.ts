import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Line } from '../../lines/line';
import { documentedLines } from '../../lines/lines';
import { bundledScript } from '../inlineScript';
import { readPages } from './readPages';
import { sectionTable } from './sectionTables';

/** The script that pages fetch for addresses from elsewhere, from the site's base. */
const arriveFile = 'arrive.js';

/**
 * The script of `inPage.ts` as text.
 * @param baseUrl path the site is built for, with both slashes
 */
export function addressScript(baseUrl: string): string {
  return bundledScript(new URL('./inPage.ts', import.meta.url), { BASE_URL: baseUrl, ARRIVE: baseUrl + arriveFile });
}

/**
 * The script of `arrive/` as text.
 * @param steps major versions whose step to the next one has a page
 * @param demos paths of the demos of all toolkits
 */
export function arriveScript(baseUrl: string, lines: Line[], steps: string[], demos: string[]): string {
  return bundledScript(new URL('./arrive/index.ts', import.meta.url), {
    SITE: {
      baseUrl,
      lines: lines
        .map(({ id, path: prefix, label, release }) => ({ id, path: prefix, label, release }))
        .sort((a, b) => b.path.length - a.path.length),
      steps,
      demos,
    },
  });
}

/** The major versions that a page leads on from: `7` for `migrate-to-8.mdx`. */
const stepsIn = (docs: string) =>
  readdirSync(docs).flatMap((file) => {
    const [, to] = /^migrate-to-(\d+)\.mdx$/.exec(file) ?? [];
    return to ? [String(Number(to) - 1)] : [];
  });

const renderRoutes = fileURLToPath(new URL('../../src/clientModules/renderExactRoutes.ts', import.meta.url));

/**
 * Mends the page's address before the router sees it: inline, because it has to come before anything else. The router then
 * takes addresses as they are spelled. For addresses that came from elsewhere it writes what the page fetches then: a script,
 * and for each line a table of sections that are on other pages than they once were.
 */
export default function address({ baseUrl, siteDir }: LoadContext, { demos }: { demos: string[] }): Plugin {
  return {
    name: 'address',
    configureWebpack: () => ({ resolve: { alias: { '@docusaurus/renderRoutes': renderRoutes } } }),
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: addressScript(baseUrl) }] }),
    async postBuild({ outDir, routesPaths }) {
      const lines = documentedLines(siteDir);
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const read = new Map(
        await Promise.all(lines.map(async (line) => [line, await readPages(outDir, routes, line, lines)] as const)),
      );
      const [[nextLine, nextPages] = []] = read;
      if (!nextLine || !nextPages) return;
      await mkdir(path.join(outDir, 'anchors'), { recursive: true });
      await writeFile(
        path.join(outDir, arriveFile),
        arriveScript(baseUrl, lines, stepsIn(path.join(siteDir, nextLine.docs)), demos),
      );
      for (const [line, pages] of read) {
        const table = sectionTable(line, pages, { line: nextLine, pages: nextPages });
        await writeFile(path.join(outDir, 'anchors', `${line.id}.json`), JSON.stringify(table));
      }
    },
  };
}
