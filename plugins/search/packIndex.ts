import { hierarchyOf, type lvls, type SearchRecord } from './records';

type Facets = Pick<SearchRecord, 'language' | 'version' | 'docusaurus_tag'>;
const columns = ['types', 'headings', 'anchors', 'contents', 'codes', 'synonyms'] as const;

/**
 * The records of one docs tag as they travel: what repeats in each record stands once, and each column, a record a line,
 * is one text, which compresses better than a record after the other. A page has its number of records, and a title
 * where the first of them is not the page's own: where another line's section is offered.
 */
export type IndexFile = Facets & {
  area: string;
  pages: [url: string, count: number, title?: string][];
} & Record<(typeof columns)[number], string>;

/** Stands for: this record leads to the page, although it is not the page's title. */
const noAnchor = '#';

/** The anchor that most headings get: it need not travel. */
const usualAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * @param records all records of one docs tag, page by page and in the order of the pages
 * @throws if a docs tag has no records
 */
export function packIndex(records: SearchRecord[]): IndexFile {
  const [first] = records;
  if (!first) throw new Error('A docs tag without records has no index.');
  const { language, version, docusaurus_tag } = first;
  const pages = new Map<string, { title: string; records: SearchRecord[] }>();
  for (const record of records) {
    const page = record.url.split('#')[0] as string;
    if (!pages.has(page)) pages.set(page, { title: record.type === 'lvl1' ? '' : record.hierarchy.lvl1, records: [] });
    pages.get(page)?.records.push(record);
  }
  const sorted = [...pages.values()].flatMap((page) => page.records);
  // No text of a page has a line break: they were tidied.
  const column = (text: (record: SearchRecord) => string | null) => sorted.map((one) => text(one) ?? '').join('\n');
  return {
    ...{ language, version, docusaurus_tag, area: first.hierarchy.lvl0 },
    pages: [...pages].map(([url, { title, records: own }]) => (title ? [url, own.length, title] : [url, own.length])),
    types: column(({ type }) => (type === 'content' ? '' : type.slice(3))),
    headings: column((record) => headingOf(record)),
    anchors: column((record) => {
      const { type, anchor } = record;
      if (type === 'content' || anchor === (type === 'lvl1' ? null : usualAnchor(headingOf(record)))) return '';
      return anchor ?? noAnchor;
    }),
    contents: column(({ content }) => content),
    codes: column(({ code }) => code),
    synonyms: column(({ synonyms }) => synonyms),
  };
}

const headingOf = ({ type, hierarchy }: SearchRecord) => (type === 'content' ? '' : (hierarchy[type] ?? ''));

/**
 * The records again.
 * @throws for anything that is no index: a damaged file must not look like an empty one
 */
export function unpackIndex(file: IndexFile): SearchRecord[] {
  const { language, version, docusaurus_tag, area, pages } = file;
  if (typeof docusaurus_tag !== 'string' || !Array.isArray(pages)) throw new Error('The search index is damaged.');
  const count = pages.reduce((sum, page) => sum + page[1], 0);
  const texts = Object.fromEntries(columns.map((name) => [name, String(file[name]).split('\n')]));
  if (columns.some((name) => texts[name]?.length !== count)) throw new Error('The search index is damaged.');
  let at = 0;
  return pages.flatMap(([page, length, title]) => {
    const above: (string | null)[] = title ? [title] : [];
    let portion = 0;
    let anchor: string | null = null;
    return Array.from({ length }, (): SearchRecord => {
      const text = (name: (typeof columns)[number]) => texts[name]?.[at] ?? '';
      const level = Number(text('types'));
      const type: SearchRecord['type'] = level ? (`lvl${level}` as (typeof lvls)[number]) : 'content';
      portion = level ? 0 : portion + 1;
      if (level) {
        above.length = level - 1;
        above[level - 1] = text('headings');
        const usual = level === 1 ? null : usualAnchor(text('headings'));
        anchor = text('anchors') === noAnchor ? null : text('anchors') || usual;
      }
      const hierarchy = hierarchyOf(area, above);
      const url = anchor ? `${page}#${anchor}` : page;
      const record: SearchRecord = {
        objectID: `${title ? `${docusaurus_tag}:` : ''}${url}${portion ? `:${portion}` : ''}`,
        ...{ url, anchor, type, hierarchy },
        content: text('contents') || null,
        code: text('codes') || null,
        synonyms: text('synonyms') || null,
        ...{ language, version, docusaurus_tag },
      };
      at += 1;
      return record;
    });
  });
}
