import path from 'node:path';
import type { Places } from '../library-api/apiParts';
import { explainedBelow } from '../library-api/explained';
import { type ListedLine, type ListedPage, lineList, sizeOf, topList } from './lists';
import { link, list, markdown, text } from './nodes';
import type { CategoryPage, DocsLine, DocsSite } from './readDocs';
import { type Docs, print, type TwinPage, titled, twinOf } from './twinOf';

/** A file of the build, named from its root. */
export type Written = { file: string; text: string };

/** What the pages of a site say of each other. */
export function docsOf({ root, lines }: DocsSite, allowsBrokenLinks = false): Docs {
  const all = lines.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
  const places = new Map<string, Places>();
  return {
    root,
    allowsBrokenLinks,
    pages: new Map(all.flatMap((page) => ('file' in page ? [[page.file, page.url] as const] : []))),
    placesOf(line) {
      const known = places.get(line.id) ?? explainedBelow(path.resolve(line.docs));
      places.set(line.id, known);
      return known;
    },
  };
}

/** The twins of all pages, and the lists of them. */
export async function writeTwins(site: DocsSite, allowsBrokenLinks = false): Promise<Written[]> {
  const docs = docsOf(site, allowsBrokenLinks);
  const { root, lines } = site;
  const fileOf = (url: string) => url.slice(root.length + 1);
  const written: Written[] = [];
  const sizes: ListedLine[] = [];
  for (const own of lines) {
    const groups: { label?: string; pages: ListedPage[] }[] = [];
    const texts: string[] = [];
    for (const { label, pages } of own.groups) {
      const listed: ListedPage[] = [];
      for (const page of pages) {
        const twin = 'file' in page ? await twinOf(page, docs, headOf(page, own)) : categoryTwin(page, own);
        written.push({ file: `${fileOf(page.url)}.md`, text: twin });
        listed.push({ ...page, size: sizeOf(twin) });
        texts.push(twin);
      }
      groups.push({ label, pages: listed });
    }
    const full = texts.join('\n---\n\n');
    const short = lineList(root, own, groups, sizeOf(full));
    written.push(
      { file: `${fileOf(own.url)}/llms.txt`, text: short },
      { file: `${fileOf(own.url)}/llms-full.txt`, text: full },
    );
    sizes.push({ ...own, pages: texts.length, list: sizeOf(short), full: sizeOf(full) });
  }
  const full = written.filter(({ file }) => file.endsWith('/llms-full.txt')).map((each) => each.text);
  const whole = full.join('\n---\n\n');
  return [
    ...written,
    { file: 'llms.txt', text: topList(root, sizes, sizeOf(whole)) },
    { file: 'llms-full.txt', text: whole },
  ];
}

/** Where a twin comes from, and where the others are. */
const headOf = ({ url }: Pick<TwinPage, 'url'>, { line, url: lineUrl }: DocsLine) =>
  markdown(`Page: ${url} · ${line.label}, react-querybuilder ${line.release} · All pages: ${lineUrl}/llms.txt`);

const categoryTwin = (page: CategoryPage, own: DocsLine): string =>
  print([
    ...titled(page.title, page.description),
    ...headOf(page, own),
    list(page.items.map(({ url, title, description }) => [link(url, text(title)), text(`: ${description}`)])),
  ]);
