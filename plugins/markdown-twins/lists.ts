import type { Line } from '../../lines/lines';
import { mistakesOf } from './mistakes';
import { link, list, type Nodes, paragraph, text } from './nodes';
import type { DocsLine } from './readDocs';
import { print, type TwinPage, titled } from './twinOf';

/** A page with the size of its twin in bytes. */
export type ListedPage = Omit<TwinPage, 'file'> & { size: number };

export const sizeOf = (value: string) => Buffer.byteLength(value);

/** A size in words: `12 kB`. */
export const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en')} kB`;

/** The `llms.txt` of a line: common mistakes, and its pages as Markdown, each with what it is about and its size. */
export function lineList(
  root: string,
  { line, url }: DocsLine,
  groups: { label?: string; pages: ListedPage[] }[],
  full: number,
): string {
  const sections = groups.flatMap(
    ({ label, pages }): Nodes => [
      { type: 'heading', depth: 2, children: [text(label ?? 'Docs')] },
      list(
        pages.map((page) => [
          link(`${page.url}.md`, text(page.title)),
          text(`: ${page.description} (${kilobytes(page.size)})`),
        ]),
      ),
    ],
  );
  return print([
    ...titled(
      `React Query Builder ${line.label}`,
      `Documentation of react-querybuilder ${line.release}, for React ${line.react}. Every sample was compiled and run on this release, and every output was captured from it.`,
    ),
    paragraph(
      text('All pages in one file: '),
      link(`${url}/llms-full.txt`, text('llms-full.txt')),
      text(` (${kilobytes(full)}). API, read from the shipped types: `),
      link(`${root}/api/${line.release}.json`, text(`api/${line.release}.json`)),
      text('.'),
    ),
    ...mistakesOf(line.docs),
    ...sections,
  ]);
}

/** The `llms.txt` of the site: the lists of all lines. */
export function topList(
  root: string,
  lines: { line: Line; url: string; pages: number; list: number; full: number }[],
  full: number,
): string {
  return print([
    ...titled(
      'React Query Builder',
      'A query builder component for React: the user combines rules and groups, and your app gets a query object, SQL, MongoDB or another format. Each version of these docs describes one exact release.',
    ),
    paragraph(
      text('Read the version that the project has installed. Each page is also Markdown, at its address with '),
      { type: 'inlineCode', value: '.md' },
      text(' behind it.'),
    ),
    { type: 'heading', depth: 2, children: [text('Versions')] },
    list(
      lines.map(({ line, url, pages, list: short, full: whole }) => [
        link(`${url}/llms.txt`, text(`${line.label}: list of pages`)),
        text(
          `: react-querybuilder ${line.release}, for React ${line.react}; ${pages} ${pages === 1 ? 'page' : 'pages'} (${kilobytes(short)}); `,
        ),
        link(`${url}/llms-full.txt`, text('all of them in one file')),
        text(` (${kilobytes(whole)})`),
      ]),
    ),
    { type: 'heading', depth: 2, children: [text('API as JSON')] },
    list([
      ...lines.map(({ line: { release } }) => [
        link(`${root}/api/${release}.json`, text(release)),
        text(': names, kinds, types, defaults, since when, and the page of each'),
      ]),
      [link(`${root}/api/schema.json`, text('JSON Schema of these files'))],
    ]),
    { type: 'heading', depth: 2, children: [text('Optional')] },
    list([[link(`${root}/llms-full.txt`, text('All versions in one file')), text(` (${kilobytes(full)})`)]]),
  ]);
}
