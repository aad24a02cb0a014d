import { readFileSync } from 'node:fs';
import { documentedLines, latest } from '../config/lines';
import { docsRoutes, routes } from './routes';
import { expect, open, test } from './site';

const html = (route: string) => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
const canonical = (route: string) => /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html(route))?.[1];
const site = new URL(canonical('/') ?? '').origin;
const inLatest = (route: string) => route.replace(/^\/docs\/(next|\d+)\//, '/docs/');
/** The lines as their pages show them: the label in the version dropdown, and the folder in the address. */
const lines = documentedLines().map(({ id }) =>
  id === 'current'
    ? { label: 'Next', prefix: '/docs/next' }
    : { label: `v${id}.x`, prefix: id === latest ? '/docs' : `/docs/${id}` },
);
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

test('the sitemap lists exactly the canonical pages', () => {
  const listed = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    url?.replace(/\/$/, ''),
  );
  const wanted = routes.filter((route) => route !== '/search').map((route) => canonical(route)?.replace(/\/$/, ''));
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
});

for (const { label, prefix } of lines) {
  const alone = pagesOf('/docs').find((route) => !docsRoutes.includes(route.replace('/docs', prefix)));
  if (!alone) continue;
  test(`${label} lacks ${alone}: the version dropdown lands on the nearest page, which says so`, async ({ page }) => {
    await open(page, alone);
    await page.locator('.navbar__item.dropdown').hover();
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/(intro|category/)`));
    await expect(page.getByRole('main').getByRole('status')).toContainText(`The documentation of ${label} has no page`);
    await page.getByRole('main').getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${alone}$`));
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
