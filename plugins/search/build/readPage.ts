import { load } from 'cheerio';
import { defaultTag, hierarchyOf, type SearchRecord } from '../records';
import sections from '../synonyms/sections.json' with { type: 'json' };
import { namesOf } from './namesOf';
import { headingText, readSections, type Section, tidy } from './readSections';

const synonyms: Record<string, string> = sections;

/** Characters of text and code in one record. A hosted service takes about 10 KB a record, headings and address included. */
const recordLimit = 3500;

/**
 * The records of one built page: one for its title and one for each heading that has an anchor.
 * @param html the built page
 * @param url path of the page, base URL included
 */
export function readPage(html: string, url: string): SearchRecord[] {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const heading = $('h1').get(0);
  const title = tidy(heading ? headingText($, heading) : '') || $('title').text().split(' | ')[0] || url;
  const facets = {
    language: meta('docusaurus_locale') || 'en',
    version: meta('docusaurus_version') || 'current',
    docusaurus_tag: meta('docusaurus_tag') || defaultTag,
  };
  const root = $('main .theme-doc-markdown').get(0) ?? $('main').get(0);
  if (!root) return [];
  const lvl0 = facets.docusaurus_tag === defaultTag ? 'Pages' : 'Documentation';
  const above: string[] = [];
  const sections = readSections($, root, title);
  // The description says in other words what the page is for. Pages outside the docs may have the site's.
  const described = facets.docusaurus_tag === defaultTag ? '' : meta('description');
  const description = sections[0]?.content.includes(described) ? '' : described;
  return sections.flatMap((section) => {
    const { level, anchor } = section;
    above.length = level - 1;
    above[level - 1] = section.heading;
    const hierarchy = hierarchyOf(lvl0, above);
    const target = anchor ? `${url}#${anchor}` : url;
    return parts(anchor ? section : { ...section, content: tidy(`${description} ${section.content}`) }).map(
      (part, index): SearchRecord => ({
        objectID: index ? `${target}:${index}` : target,
        url: target,
        anchor,
        type: index ? 'content' : (`lvl${level}` as SearchRecord['type']),
        hierarchy,
        ...part,
        synonyms: (index === 0 && synonyms[withoutLine(target)]) || null,
        ...facets,
      }),
    );
  });
}

/** The address of a section below its line: `/base/docs/next/api/export#sql` is `api/export#sql`. */
const withoutLine = (url: string) => url.replace(/^.*?\/docs\/(?:(?:next|\d+)\/)?/, '');

/** Text and names in the code of a section, in portions that fit into a record, cut between words. */
function parts({ content, code }: Section): Pick<SearchRecord, 'content' | 'code'>[] {
  const texts = cut(content);
  const codes = cut(namesOf(code, content));
  return Array.from({ length: Math.max(texts.length, codes.length, 1) }, (_, index) => ({
    content: texts[index] ?? null,
    code: codes[index] ?? null,
  }));
}

const cut = (text: string): string[] =>
  text.match(new RegExp(`\\S.{0,${recordLimit - 1}}(?=\\s|$)|\\S{${recordLimit}}`, 'gsu')) ?? [];
