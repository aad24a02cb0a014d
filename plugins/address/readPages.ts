import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { Line } from '../../lines/line';
import type { Pages } from './sectionTables';

/**
 * The ids of a line's pages, read from the finished HTML, which alone has what widgets make.
 * @param outDir the build folder
 * @param routes of the site, without its base
 */
export async function readPages(outDir: string, routes: string[], line: Line, lines: Line[]): Promise<Pages> {
  const isOfLine = (route: string) =>
    route.startsWith(`${line.path}/`) &&
    !lines.some((other) => other.path.length > line.path.length && route.startsWith(`${other.path}/`));
  const pages = await Promise.all(
    routes.filter(isOfLine).map(async (route) => {
      const $ = load(await readFile(path.join(outDir, `${route}.html`), 'utf8'));
      const idsOf = (elements: { attribs: Record<string, string> }[]) =>
        elements.map(({ attribs }) => attribs.id as string);
      const headings = $('main :is(h2, h3, h4, h5, h6)[id]').toArray();
      const isName = (heading: (typeof headings)[number]) => {
        const code = $(heading).children('code').text();
        return code !== '' && $(heading).text().replaceAll('\u200b', '').trim() === code;
      };
      return [
        route.slice(line.path.length + 1),
        { ids: idsOf($('main [id]').toArray()), headings: idsOf(headings), names: idsOf(headings.filter(isName)) },
      ] as const;
    }),
  );
  return new Map(pages);
}
