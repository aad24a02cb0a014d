import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { propPages } from '../../plugins/library-api/statedOn';
import { compressedSize, kilobytes } from '../fixtures/budget';
import { builtPage } from '../fixtures/builtPages';
import { changesRoutes, docsRoutes } from '../fixtures/routes';

const names = documentedLines().map(({ id }) => (id === 'current' ? 'next' : id));
/** Every two lines, without the page of their API. */
const pairs = changesRoutes.filter((route) => !route.endsWith('/api'));
test('every two lines have a page, and one for their API, which link to each other', () => {
  const named = names.flatMap((newer, index) => names.slice(index + 1).map((older) => `${older}-to-${newer}`));
  expect(named.length).toBe((names.length * (names.length - 1)) / 2);
  expect(changesRoutes).toEqual(named.flatMap((pair) => [`/docs/changes/${pair}`, `/docs/changes/${pair}/api`]).sort());
  for (const pair of pairs)
    for (const [from, to] of [[pair, `${pair}/api`] as const, [`${pair}/api`, pair] as const])
      expect(builtPage(from)(`main p a[href="${to}"]`).length, from).toBe(1);
});

test('every docs page links to what changed on it, since and to every other line', () => {
  const anchors = new Map(
    changesRoutes.map((route) => [
      route,
      new Set(
        builtPage(route)('main [id]')
          .toArray()
          .map(({ attribs }) => attribs.id),
      ),
    ]),
  );
  let pages = 0;
  for (const route of docsRoutes.filter((each) => !each.includes('/category/'))) {
    const links = builtPage(route)('main a[href*="/docs/changes/"]').toArray();
    expect(links.length, route).toBe(names.length - 1);
    for (const { attribs } of links) {
      const [address = '', anchor] = (attribs.href ?? '').split('#');
      expect(anchors.get(address), `${route} links to ${attribs.href}`).toContain(anchor);
    }
    pages++;
  }
  expect(pages).toBeGreaterThan(100);
});

test('what changed on a page is a file of at most 20 KB', () => {
  const sizes = pairs.flatMap((route) => {
    const files = readdirSync(`build${route}`).filter((file) => file.endsWith('.json'));
    expect(files.length, route).toBeGreaterThan(15);
    return files.map((file) => ({ file: `${route}/${file}`, bytes: compressedSize(`${route}/${file}`) }));
  });
  const [biggest] = sizes.sort((a, b) => b.bytes - a.bytes);
  console.log(`${biggest?.file}: ${kilobytes(biggest?.bytes ?? 0)}`);
  expect(biggest?.bytes).toBeLessThanOrEqual(20_000);
});

test('names say since when they are there, as far as the releases tell', () => {
  const said = (route: string) =>
    builtPage(route)('[data-since]')
      .toArray()
      .map(({ attribs }) => attribs['data-since']);
  for (const { path } of documentedLines().slice(0, -1)) {
    const texts = propPages
      .filter((page) => docsRoutes.includes(`${path}/${page}`))
      .flatMap((page) => said(`${path}/${page}`));
    expect(texts.length, path).toBeGreaterThan(30);
    for (const text of texts) expect(text).toMatch(/(in [\d.]+ already|new between [\d.]+ and [\d.]+)/);
  }
});

for (const route of changesRoutes)
  test(`${route} is small`, () => {
    const bytes = compressedSize(`${route}.html`);
    console.log(`${route}: ${kilobytes(bytes)}`);
    expect(bytes).toBeLessThanOrEqual(33_500);
  });

for (const pair of pairs)
  test(`${pair} and its API have changes of every kind`, () => {
    const pages = [builtPage(pair), builtPage(`${pair}/api`)];
    const count = (selector: string) => pages.reduce((sum, $) => sum + $(selector).length, 0);
    const summaries = pages.map(($) => $('summary').text()).join();
    for (const kind of ['May break your code', 'New', 'Outputs', 'Sections']) expect(summaries).toContain(kind);
    expect(count('main pre ins')).toBeGreaterThan(0);
    expect(count('main pre del')).toBeGreaterThan(0);
  });

test('a part begins with what may break code, and ends with what is only worded otherwise, folded', () => {
  const order = ['May break', 'New', 'Outputs', 'Sections'];
  for (const route of changesRoutes)
    for (const part of builtPage(route)('[data-page-changes]').toArray()) {
      const $ = builtPage(route);
      const folds = $(part).children('details').toArray();
      const kinds = folds.map((fold) => order.findIndex((kind) => $(fold).text().startsWith(kind)));
      expect(kinds, `${route} ${part.attribs.id}`).toEqual([...kinds].sort((a, b) => a - b));
      expect(kinds).not.toContain(-1);
      expect(folds.filter((fold) => $(fold).text().startsWith('Sections') && 'open' in fold.attribs)).toEqual([]);
    }
});
