import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { docsRoutes, routes } from '../fixtures/routes';
import { expect, open, test } from '../fixtures/site';

const html = (route: string) => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
const canonical = (route: string) => /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html(route))?.[1];
const site = new URL(canonical('/') ?? '').origin;
const inLatest = (route: string) => route.replace(/^\/docs\/(next|\d+)\//, '/docs/');
/** The lines as their pages show them: the label in the version dropdown, and the folder in the address. */
const lines = documentedLines().map(({ label, path: prefix }) => ({ label, prefix }));
const pagesOf = (prefix: string) =>
  docsRoutes.filter((route) => route.startsWith(`${prefix}/`) && (prefix !== '/docs' || route === inLatest(route)));

test('every page names the same page of the latest line as canonical, or itself', () => {
  const expected = (route: string) => {
    const latest = inLatest(route);
    return `${site}${routes.includes(latest) ? latest : route}`;
  };
  const wrong = routes.filter((route) => canonical(route)?.replace(/\/$/, '') !== expected(route).replace(/\/$/, ''));
  expect(wrong.map((route) => `${route}: ${canonical(route)}`)).toEqual([]);
});

test('the title of every page names its line, its card does not say it twice', () => {
  for (const { label, prefix } of lines)
    for (const route of pagesOf(prefix)) {
      const $ = load(html(route));
      const heading = $('main h1').first().text();
      expect($('title').text(), route).toBe(`${heading} · ${label} | React Query Builder`);
      expect($('meta[property="og:image:alt"]').attr('content'), route).toBe(`${heading} · ${label}`);
    }
});

test('the sitemap lists exactly the canonical pages', () => {
  const listed = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    url?.replace(/\/$/, ''),
  );
  const wanted = routes.filter((route) => route !== '/search').map((route) => canonical(route)?.replace(/\/$/, ''));
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
});

test('every line has pages, and the latest has those without a line in their address', () => {
  for (const { label, prefix } of lines) expect(pagesOf(prefix), label).toContain(`${prefix}/intro`);
  const all = lines.flatMap(({ prefix }) => pagesOf(prefix));
  expect([...all].sort()).toEqual([...docsRoutes].sort());
});

const choose = async (page: Page, label: string) => {
  await page.locator('.navbar__item.dropdown').hover();
  await page.locator('.navbar__item.dropdown').getByRole('link', { name: label, exact: true }).click();
};

// Each line has one test of its own: of a page that it lacks or, if it has all, of one that it has.
for (const { label, prefix } of lines) {
  const there = (route: string) => route.replace('/docs', prefix);
  const alone = pagesOf('/docs').find((route) => !docsRoutes.includes(there(route)));
  if (alone)
    test(`${label} lacks ${alone}: the version dropdown lands on the nearest page, which says so`, async ({ page }) => {
      await open(page, alone);
      await choose(page, label);
      await expect(page).toHaveURL(new RegExp(`${prefix}/(intro|category/)`));
      const notice = page.getByRole('main').getByRole('status');
      await expect(notice).toContainText(`The documentation of ${label} has no page`);
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${alone}$`));
    });
  else
    test(`${label} has every page of the latest line: the version dropdown lands on the same page`, async ({
      page,
    }) => {
      const from = pagesOf('/docs').at(-1) as string;
      await open(page, prefix === '/docs' ? '/docs/next/intro' : from);
      await choose(page, label);
      await expect(page).toHaveURL(new RegExp(`${prefix === '/docs' ? '/docs/intro' : there(from)}$`));
      await expect(page.getByText('has no page')).toHaveCount(0);
    });
}

test('a made-up missing page gives no notice', async ({ page, watch }) => {
  await open(page, '/docs/4/intro?missing=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('has no page')).toHaveCount(0);
  expect(watch.problems).toEqual([]);
});

test('a name has the same anchor in every line that explains it', () => {
  // A heading that is nothing but a name, and the link to itself.
  const heading = /<h\d[^>]* id="?([^" >]+)"?[^>]*><code>(\w+)<\/code><a /g;
  const explained = lines.flatMap(({ label, prefix }) =>
    pagesOf(prefix).flatMap((page) =>
      [...html(page).matchAll(heading)].map(([, id = '', name = '']) => ({ name, label, page, id })),
    ),
  );
  const differ = (all: typeof explained, key: 'label' | 'id') => new Set(all.map((one) => one[key])).size > 1;
  const shared = [...new Set(explained.map(({ name }) => name))]
    .map((wanted) => explained.filter(({ name }) => name === wanted))
    .filter((all) => differ(all, 'label'));
  console.log(`${shared.length} names are explained by more than one line`);
  expect(shared.length).toBeGreaterThan(140);
  expect(shared.filter((all) => differ(all, 'id'))).toEqual([]);
});
