import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from './step';

/** The file of the build that holds a route's page; `route` starts with the base URL, as Docusaurus' `routesPaths` do. */
export const pageFile = (outDir: string, baseUrl: string, route: string) =>
  path.join(outDir, `${route.slice(baseUrl.length).replace(/\.html$/, '') || 'index'}.html`);

/** All pages of a build, in the order of their routes. */
export const readPages = (outDir: string, baseUrl: string, routes: string[]): Promise<Page[]> =>
  Promise.all(
    [...routes].sort().map(async (route) => {
      const file = pageFile(outDir, baseUrl, route);
      return { route, file, html: await readFile(file, 'utf8') };
    }),
  );

/** Replaces a page at one stroke: who reads it meanwhile, such as the search index, sees the old one or the new one. */
export async function writePage({ file, html }: Page): Promise<void> {
  await writeFile(`${file}.new`, html);
  await rename(`${file}.new`, file);
}
