import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines, latest } from '../../lines/lines';
import { seed } from '../../scripts/testScale';
import { serveBuild } from '../fixtures/build';
import { servePlainly } from '../fixtures/plainHost';
import { fileOf } from '../fixtures/routes';
import { expect, hydrated, open, test } from '../fixtures/site';

/** The two kinds of host: `npm start`, and one that has none of its rules. */
const hosts = {
  'npm start': (folder: string) => serveBuild(folder),
  'a plain host': (folder: string) => servePlainly(folder),
};
type Host = { origin: string; stop: () => void };
const prefixes = documentedLines().map(({ id }) =>
  id === 'current' ? '/docs/next' : id === latest ? '/docs' : `/docs/${id}`,
);
/** The title of a not-found page at an address: it names the line that the page stays in. */
const titleAt = (address: string) => {
  const [line] = documentedLines()
    .filter(({ path }) => address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return `Page Not Found${line ? ` · ${line.label}` : ''} | React Query Builder`;
};
const suffixes = ['.html', '/index.html', '.htm', '/'];
/** On each host two of them with every kind of page, the others on the next day; scripts/resolve.test.mjs has all. */
const suffixesOn = (host: string) =>
  suffixes.filter((_, place) => (place + seed + Object.keys(hosts).indexOf(host)) % 2 === 0);
/** One page of each kind. */
const pages = ['/', '/demo', '/demo/antd', '/search', '/docs/intro', '/docs/4/category/api', '/markdown-page'];

for (const [name, serve] of Object.entries(hosts))
  test.describe(name, () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await serve('build');
    });
    test.afterAll(() => host.stop());
    /** Opens an address and collects what goes wrong in the page. */
    const visit = test.extend<{ problems: string[] }>({
      problems: async ({ page }, use) => {
        const problems: string[] = [];
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(error.message));
        await use(problems);
      },
    });

    for (const route of pages)
      visit(`${route} with a suffix becomes its own address, and hydrates`, async ({ page, problems }) => {
        const title = load(readFileSync(fileOf(route), 'utf8'))('h1')
          .first()
          .text();
        for (const suffix of route === '/' ? ['index.html'] : suffixesOn(name)) {
          await page.goto(`${host.origin}${route}${suffix}?a=1#b`);
          await page.waitForURL(({ pathname }) => pathname === route);
          await hydrated(page);
          const { search, hash } = new URL(page.url());
          // Docusaurus' own redirect of `.htm` races a refresh without them; a demo drops a hash that is no link of its own.
          if (suffix !== '.htm') expect(search, suffix).toBe('?a=1');
          if (suffix !== '.htm' && !route.startsWith('/demo')) expect(hash, suffix).toBe('#b');
          await expect(page.locator('h1').first(), suffix).toHaveText(title);
          const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
          expect(new URL(canonical ?? '').pathname).toBe(route.replace('/docs/4/', '/docs/'));
        }
        // A plain host answers 404 before it is asked for the address without suffix.
        expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
      });
    for (const prefix of prefixes)
      visit(`${prefix} leads to the first page of its line, with scripts and without`, async ({ page, browser }) => {
        const without = await browser.newContext({ javaScriptEnabled: false });
        for (const reader of [page, await without.newPage()])
          for (const slash of ['', '/']) {
            await reader.goto(`${host.origin}${prefix}${slash}`);
            await reader.waitForURL(`${host.origin}${prefix}/intro`);
            await expect(reader.locator('article h1')).toBeVisible();
          }
        await without.close();
      });
    visit('/react-querybuilder leads to the demo, with every suffix', async ({ page }) => {
      for (const suffix of ['', '/', '.html', '/index.html', '?a=1']) {
        await page.goto(`${host.origin}/react-querybuilder${suffix}`);
        await page.waitForURL(/\/demo(\?a=1)?$/);
      }
    });
    visit('an address of release 6 leads to its section, and says so above the title', async ({ page, browser }) => {
      const address = `${host.origin}/docs/6/utils/export?a=1#parse-numbers`;
      await page.goto(address);
      await page.waitForURL(`${host.origin}/docs/next/api/export-options?a=1#parsenumbers`);
      await expect(page.locator('h1')).toHaveText('Export options');
      await page.goto(address.replace('#parse-numbers', '#formatQuery'));
      const line = page.getByText('This address belongs to release 6.');
      await expect(line).toHaveText(/^This .+ 6\. You are reading Next \(\d+\.\d+\.\d+\)\. What changed since 6\.$/);
      await expect(page).toHaveURL(`${host.origin}/docs/next/api/export?a=1#formatquery`);
      await expect(page.locator('#formatquery')).toBeInViewport();
      const [above, title] = await Promise.all([line.boundingBox(), page.locator('h1').boundingBox()]);
      expect(above?.y).toBeLessThan(title?.y ?? 0);
      await hydrated(page);
      await expect(line).toBeVisible();
      await line.getByRole('link').click();
      await expect(page.locator('h1')).toHaveText('Migrate from 6 to 7');
      await expect(line).toHaveCount(0);

      const without = await browser.newContext({ javaScriptEnabled: false });
      const reader = await without.newPage();
      await reader.goto(`${host.origin}/docs/6/utils/export`);
      await reader.waitForURL(/\/docs\/next\/api\/export\?from=6$/);
      await expect(reader.locator('article h1')).toHaveText('Export');
      await without.close();
    });
    for (const address of ['/DEMO', '/docs/Intro', '/docs/intro%20', '/DOCS/intro', '//docs/intro', '/nothing.html'])
      visit(`${address} is no page, and stays none`, async ({ page, problems }) => {
        expect((await page.goto(`${host.origin}${address}`))?.status()).toBe(404);
        await page.waitForURL((url) => !url.pathname.endsWith('.html'));
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
        await expect(page).toHaveTitle(/^Page Not Found/);
        expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
      });
  });

for (const address of [
  '/404',
  '/404.html',
  '/nothing',
  '/DEMO',
  '/docs/nothing',
  ...prefixes.map((prefix) => `${prefix}/x/nothing`),
])
  test(`not found, with title and noindex without scripts, and with them before any act: ${address}`, async ({
    page,
    watch,
    browser,
  }) => {
    const without = await browser.newContext({ javaScriptEnabled: false });
    for (const reader of [await without.newPage(), page]) {
      expect((await reader.goto(new URL(address, test.info().project.use.baseURL).href))?.status()).toBe(404);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(reader).toHaveTitle(titleAt(reader === page ? address : '/'));
      await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    }
    await without.close();
    expect(watch.problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  });
for (const address of ['/nothing', '/DEMO', '/docs/nothing', '/docs/4/nothing', '/docs/Intro', '/docs/intro%20'])
  test(`not found, with title and noindex, on the way there by the router: ${address}`, async ({ page, watch }) => {
    await open(page, '/docs/intro');
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(titleAt(address));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.locator('main').getByRole('link', { name: 'Demo', exact: true }).click();
    await expect(page).toHaveTitle(/^Demo/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  });

for (const prefix of prefixes)
  test(`the not-found page under ${prefix} offers its line`, async ({ page }) => {
    await open(page, `${prefix}/nothing`);
    const sections = page.getByRole('heading', { name: 'Sections of this site' }).locator('+ ul');
    const first = sections.getByRole('link', { name: /^Getting started/ });
    await expect(first).toHaveAttribute('href', `${prefix}/intro`);
    const label = (await page.locator('.navbar .dropdown > a').first().textContent()) ?? '';
    await expect(page.locator('main p').first()).toContainText(label);
    await expect(first).toContainText(label);
  });
for (const [address, nearest] of Object.entries({
  '/docs/4/limit-groups': '/docs/4/tips/limit-groups',
  '/docs/4/tips/styling': '/docs/4/category/tips--tricks',
  '/docs/next/api/exports': '/docs/next/api/export',
  '/docs/Migrate': '/docs/migrate',
  '/docs/migrate%20': '/docs/migrate',
  '/demos': '/demo',
  '/DEMO/antd': '/demo/antd',
}))
  test(`the not-found page offers the nearest page: ${address}`, async ({ page }) => {
    await open(page, address);
    await page.locator(`main a[href="${nearest}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${nearest}$`));
    await expect(page.locator('h1').first()).not.toHaveText('Page Not Found');
  });

for (const [address, expected] of Object.entries({
  '/docs/Components/QueryBuilder#showNotToggle': '/docs/api/querybuilder',
  '/docs/querybuilders#showNotToggle': '/docs/api/edits#shownottoggle',
  '/docs/next/components/Rule/': '/docs/next/api/controls#rule-and-rulegroup',
  '/docs/4/formatting#parseNumbers': '/docs/4/api/export-options#parsenumbers',
  '/docs/9/utils/validation': '/docs/next/api/validation',
}))
  test(`the not-found page suggests what was asked for: ${address}`, async ({ page, watch }) => {
    await open(page, address);
    const suggested = page.getByRole('heading', { name: 'Did you mean' }).locator('+ ul').getByRole('link');
    await expect(suggested.and(page.locator(`[href="${expected}"]`))).toBeVisible();
    expect(await suggested.count()).toBeLessThanOrEqual(3);
    expect(watch.problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  });
test('the not-found page says which lines there are, and has the sections of the site without scripts', async ({
  page,
  browser,
}) => {
  await open(page, '/docs/9/intro');
  const labels = documentedLines().map(({ label }) => label);
  await expect(page.locator('main p').first()).toHaveText(
    `This site has no documentation of version 9: it has ${labels.join(', ')}.`,
  );
  const without = await browser.newContext({ javaScriptEnabled: false });
  const reader = await without.newPage();
  await reader.goto(new URL('/docs/9/intro', page.url()).href);
  const links = reader.locator('main').getByRole('link');
  for (const path of ['/docs/intro', '/docs/next/intro', '/docs/4/intro', '/docs/3/intro', '/demo', '/search'])
    await expect(links.and(reader.locator(`[href="${path}"]`))).toBeVisible();
  await without.close();
});

test('an example of another site opens the code of the demo, and its button leaves the site', async ({
  page,
  watch,
}) => {
  await page.goto('/sandbox?t=antd&p=stackblitz');
  await expect(page).toHaveURL(/\/demo\/antd#panel-code$/);
  await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Open in StackBlitz' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Open in StackBlitz' })).toBeInViewport();
  await expect(page.getByText('This address opened an example in StackBlitz.')).toBeVisible();
  expect(watch.problems).toEqual([]);
});
test('a demo that this site does not have leads to the one without a toolkit, which says so', async ({ page }) => {
  await page.goto('/demo/prime');
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByText('This site has no demo of PrimeReact')).toBeVisible();
  await page.getByRole('link', { name: 'Bulma' }).click();
  await expect(page.getByText('This site has no demo of PrimeReact')).toHaveCount(0);
});

test('/robots.txt names the sitemap, which is there', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(text) ?? [];
  const { pathname } = new URL(sitemap);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect((await request.get(pathname)).status()).toBe(200);
});
test('/favicon.ico is an icon', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.headers()['content-type']).toMatch(/image\/(x-icon|vnd\.microsoft\.icon)/);
  expect([...(await response.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
