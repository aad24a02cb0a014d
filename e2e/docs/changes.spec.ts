// What changed between two lines: a page for each pair, to which every docs page links; read from the build's files.
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { compressedSize, kilobytes } from '../fixtures/budget';
import { changesRoutes, docsRoutes, fileOf } from '../fixtures/routes';
import { expect, test } from '../fixtures/site';

const names = documentedLines().map(({ id }) => (id === 'current' ? 'next' : id));
const read = (route: string) => load(readFileSync(fileOf(route), 'utf8'), { scriptingEnabled: false });

test('every two lines have a page', () => {
  const pairs = names.flatMap((newer, index) => names.slice(index + 1).map((older) => `${older}-to-${newer}`));
  expect(pairs.length).toBe((names.length * (names.length - 1)) / 2);
  expect(changesRoutes).toEqual(pairs.map((pair) => `/docs/changes/${pair}`).sort());
});

test('every docs page links to what changed on it, since and to every other line', () => {
  const anchors = new Map(
    changesRoutes.map((route) => [
      route,
      new Set(
        read(route)('main [id]')
          .toArray()
          .map(({ attribs }) => attribs.id),
      ),
    ]),
  );
  let pages = 0;
  for (const route of docsRoutes.filter((each) => !each.includes('/category/'))) {
    const links = read(route)('main a[href*="/docs/changes/"]').toArray();
    expect(links.length, route).toBe(names.length - 1);
    for (const { attribs } of links) {
      const [address = '', anchor] = (attribs.href ?? '').split('#');
      expect(anchors.get(address), `${route} links to ${attribs.href}`).toContain(anchor);
    }
    pages++;
  }
  expect(pages).toBeGreaterThan(100);
});

for (const route of changesRoutes)
  test(`${route} is small, and has changes of every kind`, () => {
    const bytes = compressedSize(`${route}.html`);
    console.log(`${route}: ${kilobytes(bytes)}`);
    expect(bytes).toBeLessThanOrEqual(40_500);
    const $ = read(route);
    const summaries = $('summary').text();
    for (const kind of ['Exports', 'Outputs']) expect(summaries).toContain(kind);
    expect($('main ins').length).toBeGreaterThan(0);
    expect($('main del').length).toBeGreaterThan(0);
  });
