import { load } from 'cheerio';

/** What changed on one docs page, as a file that the page asks for. */
export type CutPage = { anchor: string; html: string };

/**
 * The parts of a page of two lines that the docs pages show, each in a file of its own.
 * @param html the page, as the build has written it
 */
export function cutPages(html: string): CutPage[] {
  const $ = load(html, { scriptingEnabled: false });
  const changed = $('main section[id]')
    .toArray()
    .map((section) => {
      $(section).children('h2').remove();
      return { anchor: $(section).attr('id') as string, html: $(section).html() ?? '' };
    });
  const same = $('main li[id]')
    .toArray()
    .map((item) => ({ anchor: $(item).attr('id') as string, html: '<p>Nothing changed on this page.</p>' }));
  return [...changed, ...same];
}
