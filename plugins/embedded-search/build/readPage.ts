import { load } from 'cheerio';
import type { SearchRecord } from '../records';

/**
 * The records of one built page: its title and every heading that has an anchor.
 * @param html the built page
 * @param url path of the page, base URL included
 */
export function readPage(html: string, url: string): SearchRecord[] {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const main = $('main').first();
  const text = (element: Parameters<typeof $>[0]) =>
    $(element)
      .clone()
      .find('.hash-link')
      .remove()
      .end()
      .text()
      .replace(/\u200B/g, '')
      .trim();
  const title = text(main.find('h1').first()) || $('title').text().split(' | ')[0] || url;
  const facets = {
    language: meta('docusaurus_locale') || 'en',
    version: meta('docusaurus_version') || 'current',
    docusaurus_tag: meta('docusaurus_tag') || 'default',
  };
  const lvl0 = facets.docusaurus_tag === 'default' ? 'Pages' : 'Documentation';
  const records: SearchRecord[] = [
    { objectID: url, url, type: 'lvl1', hierarchy: { lvl0, lvl1: title, lvl2: null, lvl3: null }, ...facets },
  ];
  let lvl2: string | null = null;
  main.find('h2[id], h3[id]').each((_, element) => {
    const heading = text(element);
    const target = `${url}#${$(element).attr('id')}`;
    const isSection = element.tagName === 'h2';
    if (isSection) lvl2 = heading;
    records.push({
      objectID: target,
      url: target,
      type: isSection ? 'lvl2' : 'lvl3',
      hierarchy: { lvl0, lvl1: title, lvl2: isSection ? heading : lvl2, lvl3: isSection ? null : heading },
      ...facets,
    });
  });
  return records;
}
