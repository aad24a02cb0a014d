import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

/** The addresses that this site has published: by page, the anchors of its sections. Nothing is ever taken out of it. */
export type Published = Record<string, string>;

/** The committed list. */
export const publishedFile = 'plugins/address/published.json';

/** The ids of a page that people link: of its sections and of rows of tables. */
export const anchorsIn = (html: string): string[] => {
  const $ = load(html);
  return $('main :is(h2, h3, h4, h5, h6, section, tr)[id]')
    .toArray()
    .map(({ attribs }) => attribs.id as string);
};

/**
 * A list with what a build has beyond it.
 * @param pages of the build, with the anchors of each
 */
export function grown(published: Published, pages: Map<string, string[]>): Published {
  const all = { ...published };
  for (const [page, anchors] of pages)
    all[page] = [...new Set([...(all[page]?.split(' ') ?? []), ...anchors])].filter(Boolean).sort().join(' ');
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `npm run published`: adds the pages and anchors of `build/` to the committed list. */
async function write(): Promise<void> {
  const { routes, fileOf } = await import('../../e2e/fixtures/routes');
  const published: Published = existsSync(publishedFile) ? JSON.parse(readFileSync(publishedFile, 'utf8')) : {};
  const pages = new Map(routes.map((route) => [route, anchorsIn(readFileSync(fileOf(route), 'utf8'))]));
  writeFileSync(publishedFile, `${JSON.stringify(grown(published, pages), null, 2)}\n`);
  console.log(`${publishedFile}: ${pages.size} pages of the build are in it.`);
}

if (path.resolve(process.argv[1] ?? '') === path.resolve('plugins/address/published.ts')) void write();
