import { readFileSync } from 'node:fs';
import { docsRoutes, routes } from './routes';
import { expect, open, test } from './site';

const html = (route: string) => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
const canonical = (route: string) => /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html(route))?.[1];
const site = new URL(canonical('/') ?? '').origin;
const inLatest = (route: string) => route.replace(/^\/docs\/(next|\d+)\//, '/docs/');

test('every page names the same page of the latest line as canonical, or itself', () => {
  const expected = (route: string) => {
    const latest = inLatest(route);
    return `${site}${routes.includes(latest) ? latest : route}`;
  };
  const wrong = routes.filter((route) => canonical(route)?.replace(/\/$/, '') !== expected(route).replace(/\/$/, ''));
  expect(wrong.map((route) => `${route}: ${canonical(route)}`)).toEqual([]);
});

test('the sitemap lists exactly the canonical pages', () => {
  const listed = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    url?.replace(/\/$/, ''),
  );
  const wanted = routes.filter((route) => route !== '/search').map((route) => canonical(route)?.replace(/\/$/, ''));
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
});

const [home] = docsRoutes.filter((route) => /^\/docs\/tips\//.test(route));
for (const [label, prefix] of [
  ['v4.x', '/docs/4'],
  ['v3.x', '/docs/3'],
] as const) {
  const alone = docsRoutes.find(
    (route) =>
      route.startsWith('/docs/') && route === inLatest(route) && !docsRoutes.includes(route.replace('/docs', prefix)),
  );
  test(`${label} lacks ${alone}: the version dropdown lands on the nearest page, which says so`, async ({ page }) => {
    await open(page, alone ?? home ?? '/docs/intro');
    await page.locator('.navbar__item.dropdown').hover();
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/(intro|category/)`));
    await expect(page.getByRole('status')).toContainText(`The documentation of ${label} has no page`);
    await page.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${alone}$`));
  });
}

test('a made-up missing page gives no notice', async ({ page, watch }) => {
  await open(page, '/docs/4/intro?missing=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('has no page')).toHaveCount(0);
  expect(watch.problems).toEqual([]);
});

test('a prop has the same anchor in every line that explains it', () => {
  const anchors = new Map<string, Map<string, string[]>>();
  for (const page of [
    '/docs/next/api/querybuilder',
    '/docs/api/querybuilder',
    '/docs/4/api/querybuilder',
    '/docs/3/intro',
  ])
    for (const [, id = '', name = ''] of html(page).matchAll(/<h3[^>]* id="?([^" >]+)"?[^>]*><code>(\w+)<\/code>/g)) {
      const pages = anchors.get(name) ?? new Map<string, string[]>();
      anchors.set(name, pages.set(id, [...(pages.get(id) ?? []), page]));
    }
  const shared = [...anchors].filter(([, pages]) => [...pages.values()].flat().length > 1);
  console.log(`${shared.length} names are explained by more than one line`);
  expect(shared.length).toBeGreaterThan(40);
  expect(shared.filter(([, pages]) => pages.size > 1).map(([name, pages]) => [name, ...pages])).toEqual([]);
});
