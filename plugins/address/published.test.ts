import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { moved, redirects } from '../../config/redirects';
import type { Line } from '../../lines/line';
import { documentedLines } from '../../lines/lines';
import { anchorsOf } from '../docs-links/links';
import { pagesBelow } from '../pagesBelow';
import { grown, type Published, publishedFile } from './published';
import { findSection } from './sectionTable';
import { type Pages, sectionTable } from './sectionTables';

const lines = documentedLines().sort((a, b) => b.path.length - a.path.length);
const published: Published = JSON.parse(readFileSync(publishedFile, 'utf8'));
const leading = new Set([...redirects.redirects, ...moved].map(({ from }) => from));

/** The written pages of a line, with the anchors that their sources have. */
const pagesOf = ({ docs }: Line): Pages =>
  new Map(
    pagesBelow(docs)
      .filter((file) => !path.basename(file).startsWith('_'))
      .map((file) => {
        const ids = [...anchorsOf(path.resolve(file))];
        return [
          path
            .relative(docs, file)
            .replaceAll(path.sep, '/')
            .replace(/\.mdx$/, ''),
          { ids, headings: ids, names: [] },
        ];
      }),
  );
const pages = new Map(lines.map((line) => [line.id, pagesOf(line)]));
const next = lines.find(({ id }) => id === 'current') as Line;
const tables = new Map(
  lines.map((line) => [
    line.id,
    sectionTable(line, pages.get(line.id) as Pages, { line: next, pages: pages.get('current') as Pages }),
  ]),
);

/** The line and the name of a docs page that is written, or was; nothing for those that the build makes. */
function writtenAt(address: string) {
  const line = lines.find((each) => address.startsWith(`${each.path}/`));
  const page = line && address.slice(line.path.length + 1);
  return line && page && !/^(category|changes)\//.test(page) ? { line, page } : undefined;
}

it('no published page is gone', () => {
  const gone = Object.keys(published).flatMap((address) => {
    const written = writtenAt(address);
    if (!written || leading.has(address) || pages.get(written.line.id)?.has(written.page)) return [];
    return [`Add to redirects of config/redirects.ts: { from: '${address}', to: '…' },`];
  });
  expect(gone).toEqual([]);
});

it('no published section is gone', () => {
  const gone = Object.entries(published).flatMap(([address, anchors]) => {
    const { line, page = '' } = writtenAt(address) ?? {};
    const own = line && pages.get(line.id)?.get(page);
    if (!line || !own || hasWidgets(line, page)) return [];
    return anchors
      .split(' ')
      .filter(
        (anchor) => anchor && !own.ids.includes(anchor) && !findSection(tables.get(line.id) as never, page, anchor),
      )
      .map(
        (anchor) => `Add to '${page}' of plugins/address/sections.json (${line.label}): "#its-new-id": "${anchor}",`,
      );
  });
  expect(gone).toEqual([]);
});

/** Pages whose anchors are made by the build are looked at there, by e2e/site/published.test.ts. */
const hasWidgets = ({ docs }: Line, page: string) =>
  /<(ApiDeclarations|Overview|PropsTable)\b/.test(readFileSync(`${docs}/${page}.mdx`, 'utf8'));

it('the list grows, and loses nothing', () =>
  expect(
    grown(
      { '/b': 'x', '/gone': 'y' },
      new Map([
        ['/b', ['z']],
        ['/a', []],
      ]),
    ),
  ).toEqual({ '/a': '', '/b': 'x z', '/gone': 'y' }));
