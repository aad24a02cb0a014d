// What changed between two lines: two pages for each pair, to which every docs page links, and which it opens.
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { propPages } from '../../plugins/library-api/statedOn';
import { axeFindings } from '../fixtures/axe';
import { compressedSize, kilobytes } from '../fixtures/budget';
import { changesRoutes, docsRoutes, fileOf } from '../fixtures/routes';
import { expect, open, showIntent, test } from '../fixtures/site';

const names = documentedLines().map(({ id }) => (id === 'current' ? 'next' : id));
/** Every two lines, without the page of their API. */
const pairs = changesRoutes.filter((route) => !route.endsWith('/api'));
const read = (route: string) => load(readFileSync(fileOf(route), 'utf8'), { scriptingEnabled: false });

test('every two lines have a page, and one for their API, which link to each other', () => {
  const named = names.flatMap((newer, index) => names.slice(index + 1).map((older) => `${older}-to-${newer}`));
  expect(named.length).toBe((names.length * (names.length - 1)) / 2);
  expect(changesRoutes).toEqual(named.flatMap((pair) => [`/docs/changes/${pair}`, `/docs/changes/${pair}/api`]).sort());
  for (const pair of pairs)
    for (const [from, to] of [[pair, `${pair}/api`] as const, [`${pair}/api`, pair] as const])
      expect(read(from)(`main p a[href="${to}"]`).length, from).toBe(1);
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

test('changes open on their page, in the place of others, and close', async ({ page }) => {
  await open(page, '/docs/api/export');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // Not the one in what opens.
  const links = page.locator('main div > a[href*="/docs/changes/"]');
  await links.first().click();
  const panel = page.locator('section[aria-label^="Changes "]');
  await expect(panel.locator('summary').first()).toBeVisible();
  await expect(panel).toBeFocused();
  const [address = ''] = ((await links.first().getAttribute('href')) ?? '').split('/api#');
  expect(requests).toContain(`${address}/api-export.json`);
  await expect(page).toHaveURL(new RegExp(`changes=${address.split('/').pop()}$`));
  const label = await panel.getAttribute('aria-label');
  await links.last().click();
  await expect(panel).not.toHaveAttribute('aria-label', label ?? '');
  await expect(panel).toHaveCount(1);
  expect(await axeFindings(page, { within: ['section[aria-label^="Changes "]'] })).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(links.last()).toBeFocused();
  await expect(page).toHaveURL(/\/docs\/api\/export$/);
});

test('a link opens what changed without a sign of use', async ({ page }) => {
  await page.goto('/docs/api/export?changes=4-to-5');
  await expect(page.locator('section[aria-label^="Changes "] summary').first()).toBeVisible();
  await page.goto('/docs/api/export?changes=nothing');
  await showIntent(page);
  await expect(page.locator('section[aria-label^="Changes "]')).toHaveCount(0);
});

test('who comes back to a page of changes finds it again, without a reload', async ({ page }) => {
  await open(page, '/docs/changes/4-to-5');
  const first = page.locator('main summary').first();
  await expect(first).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(first).toHaveCount(0);
  await page.goBack();
  await expect(first).toBeVisible();
  await expect(page.locator('html[data-stays]')).toHaveCount(1);
});

test('names say since when they are there, as far as the releases tell', async ({ page }) => {
  const said = (route: string) =>
    load(readFileSync(fileOf(route), 'utf8'))('[data-since]')
      .toArray()
      .map(({ attribs }) => attribs['data-since']);
  for (const { path } of documentedLines().slice(0, -1)) {
    const texts = propPages
      .filter((page) => docsRoutes.includes(`${path}/${page}`))
      .flatMap((page) => said(`${path}/${page}`));
    expect(texts.length, path).toBeGreaterThan(30);
    for (const text of texts) expect(text).toMatch(/(in [\d.]+ already|new between [\d.]+ and [\d.]+)/);
  }
  await page.goto('/docs/api/querybuilder');
  const heading = page.locator('h3[data-since]').first();
  expect(await heading.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    (await heading.getAttribute('data-since')) ?? 'nothing',
  );
});

for (const route of changesRoutes)
  test(`${route} is small`, () => {
    const bytes = compressedSize(`${route}.html`);
    console.log(`${route}: ${kilobytes(bytes)}`);
    expect(bytes).toBeLessThanOrEqual(33_500);
  });

for (const pair of pairs)
  test(`${pair} and its API have changes of every kind`, () => {
    const pages = [read(pair), read(`${pair}/api`)];
    const count = (selector: string) => pages.reduce((sum, $) => sum + $(selector).length, 0);
    const summaries = pages.map(($) => $('summary').text()).join();
    for (const kind of ['Sections', 'Exports', 'Outputs']) expect(summaries).toContain(kind);
    expect(count('main pre ins')).toBeGreaterThan(0);
    expect(count('main pre del')).toBeGreaterThan(0);
  });
