import { type Hierarchy, lvls, type SearchRecord } from './records';

type Facets = Pick<SearchRecord, 'language' | 'version' | 'docusaurus_tag'>;
type Packed = [
  type: SearchRecord['type'],
  heading: string,
  anchor: string | null,
  content: string,
  code: string,
  asked?: string,
];

/**
 * The records of one docs tag as they travel: what repeats in each record stands once. A title is written where the
 * first record is not the page's own: where another line's section is offered.
 */
export type IndexFile = Facets & { area: string; pages: [url: string, records: Packed[], title?: string][] };

/** @param records all records of one docs tag, page by page and in the order of the pages */
export function packIndex(records: SearchRecord[]): IndexFile {
  const [first] = records;
  if (!first) throw new Error('A docs tag without records has no index.');
  const { language, version, docusaurus_tag } = first;
  const pages = new Map<string, { title: string; packed: Packed[] }>();
  for (const { url, type, hierarchy, anchor, content, code, asked } of records) {
    const page = url.split('#')[0] as string;
    if (!pages.has(page)) pages.set(page, { title: type === 'lvl1' ? '' : hierarchy.lvl1, packed: [] });
    const heading = type === 'content' ? '' : (hierarchy[type] ?? '');
    const packed: Packed = [type, heading, anchor, content ?? '', code ?? ''];
    if (asked) packed[5] = asked;
    pages.get(page)?.packed.push(packed);
  }
  return { language, version, docusaurus_tag, area: first.hierarchy.lvl0, pages: [...pages].map(pageOf) };
}

const pageOf = ([url, { title, packed }]: [string, { title: string; packed: Packed[] }]): IndexFile['pages'][number] =>
  title ? [url, packed, title] : [url, packed];

/** The records again. Throws on anything that is no index, because a damaged file must not look like an empty one. */
export function unpackIndex(file: IndexFile): SearchRecord[] {
  const { language, version, docusaurus_tag, area, pages } = file;
  if (typeof docusaurus_tag !== 'string' || !Array.isArray(pages)) throw new Error('The search index is damaged.');
  return pages.flatMap(([page, records, title]) => {
    const above: (string | null)[] = title ? [title] : [];
    let portion = 0;
    return records.map(([type, heading, anchor, content, code, asked]): SearchRecord => {
      const url = anchor ? `${page}#${anchor}` : page;
      portion = type === 'content' ? portion + 1 : 0;
      if (type !== 'content') {
        const level = lvls.indexOf(type);
        above.length = level;
        above[level] = heading;
      }
      const hierarchy = {
        lvl0: area,
        ...Object.fromEntries(lvls.map((lvl, at) => [lvl, above[at] ?? null])),
      } as Hierarchy;
      return {
        objectID: `${title ? `${docusaurus_tag}:` : ''}${url}${portion ? `:${portion}` : ''}`,
        url,
        anchor,
        type,
        hierarchy,
        content: content || null,
        code: code || null,
        asked: asked ?? null,
        language,
        version,
        docusaurus_tag,
      };
    });
  });
}
