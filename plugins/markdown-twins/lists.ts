import type { Line } from '../../lines/lines';
import { mistakesOf } from './mistakes';
import { link, list, markdown, type Nodes, text } from './nodes';
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
    ...markdown(
      `All pages in one file: [llms-full.txt](${url}/llms-full.txt) (${kilobytes(full)}). API, read from the shipped types: [api/${line.release}.json](${root}/api/${line.release}.json).`,
    ),
    ...mistakesOf(line.docs),
    ...sections,
  ]);
}

/** What the list of the site says of a line: sizes are those of its list and of all its pages. */
export type ListedLine = { line: Line; url: string; pages: number; list: number; full: number };

const ofVersion = ({ line, url, pages, list: short, full }: ListedLine) =>
  `- [${line.label}: list of pages](${url}/llms.txt): react-querybuilder ${line.release}, for React ${line.react}; ${pages} ${pages === 1 ? 'page' : 'pages'} (${kilobytes(short)}); [all of them in one file](${url}/llms-full.txt) (${kilobytes(full)})`;

/** The `llms.txt` of the site: the lists of all lines. */
export function topList(root: string, lines: ListedLine[], full: number): string {
  return print([
    ...titled(
      'React Query Builder',
      'A query builder component for React: the user combines rules and groups, and your app gets a query object, SQL, MongoDB or another format. Each version of these docs describes one exact release.',
    ),
    ...markdown(`Read the version that the project has installed. Each page is also Markdown, at its address with \`.md\` behind it.

## Versions

${lines.map(ofVersion).join('\n')}

## API as JSON

${lines.map(({ line: { release } }) => `- [${release}](${root}/api/${release}.json): names, kinds, types, defaults, since when, and the page of each`).join('\n')}
- [JSON Schema of these files](${root}/api/schema.json)

## Optional

- [All versions in one file](${root}/llms-full.txt) (${kilobytes(full)})
`),
  ]);
}
