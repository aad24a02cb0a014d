import type { LineChanges } from '../../src/docs-widgets/LineChanges/changes';
import { apiJson } from '../library-api/apiJson';
import { differences } from '../library-api/differences';
import { comparable } from '../library-api/observed';
import type { DocsLine, DocsSite } from '../markdown-twins/readDocs';
import { contentOf } from '../markdown-twins/twinOf';
import { docsOf } from '../markdown-twins/writeTwins';
import { type ComparedLine, lineChanges } from './lineChanges';
import { outputsOf, sectionsOf } from './sections';

/** A pair of lines and its name in addresses: `4-to-5`. */
export type ComparedPair = { pair: string; changes: LineChanges };

/** What changed between every two documented lines, the older one first. */
export async function compareLines(site: DocsSite, siteDir = process.cwd()): Promise<ComparedPair[]> {
  const lines = await Promise.all(site.lines.map((line) => readLine(line, site, siteDir)));
  const oldestFirst = lines.toReversed();
  return oldestFirst.flatMap((after, index) =>
    oldestFirst.slice(0, index).map((before) => {
      const of = ({ line }: ComparedLine) => comparable({ ...line, installedAs: 'react-querybuilder' }, siteDir);
      return {
        pair: pairOf(before.line.id, after.line.id),
        changes: lineChanges(before, after, differences(of(before), of(after)).outputs),
      };
    }),
  );
}

/** @example pairOf('5', 'current') // '5-to-next' */
export const pairOf = (before: string, after: string) => `${before}-to-${after === 'current' ? 'next' : after}`;

async function readLine({ line, url, groups }: DocsLine, site: DocsSite, siteDir: string): Promise<ComparedLine> {
  const docs = docsOf(site, true);
  const { root } = site;
  const pages = await Promise.all(
    groups
      .flatMap(({ pages }) => pages)
      .flatMap((page) => ('file' in page ? [page] : []))
      .map(async (page) => {
        const content = await contentOf(page.file, page.url, docs);
        return {
          page: page.url.slice(url.length + 1),
          title: page.title,
          place: page.url.slice(root.length),
          sections: sectionsOf(content),
          outputs: outputsOf(content),
        };
      }),
  );
  return { line, pages, api: apiJson(line, root, siteDir), root };
}
