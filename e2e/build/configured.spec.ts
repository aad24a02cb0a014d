import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { latestLine } from '../../lines/registry';
import { embeddedAppId } from '../../plugins/search/records';
import { type Build, build, serveBuild } from '../fixtures/build';
import { expect, hydrated, open, showIntent, test } from '../fixtures/site';
import { hostedSearchTests } from '../search/hosted';
import { cutVersion, type VersionCut, versionTests } from './versionTests';

// One build with everything configured that the plain build leaves out, and with a docs version more, so that its price is
// paid once: of one page a docs version, since none of it depends on a page. config/docs.test.ts has the edit links of all.
const base = '/base/';
const repository = 'https://github.com/owner/site';
test.describe.configure({ mode: 'default' });
const settings = {
  GTAG_ID: 'G-TEST',
  SITE_REPOSITORY: repository,
  BASE_URL: base,
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'publickey',
  ALGOLIA_INDEX_NAME: 'other',
};
let cut: VersionCut;
let configured: Build;
let site: Awaited<ReturnType<typeof serveBuild>>;
test.beforeAll(async () => {
  // Three minutes, and more than ten on a machine that is slow and busy: what hangs still ends.
  test.setTimeout(1_800_000);
  cut = await cutVersion();
  configured = await build(settings, cut.folder);
  expect(configured.succeeded, configured.output).toBe(true);
  // The last step of a build, without the packing.
  const [{ services }, { writePolicies }] = await Promise.all([
    import('../../hosting/policy.mjs'),
    import('../../hosting/writePolicies.mjs'),
  ]);
  const search = { appId: settings.ALGOLIA_APP_ID, apiKey: settings.ALGOLIA_API_KEY };
  writePolicies(configured.folder, services({ gtagId: settings.GTAG_ID, search }));
  site = await serveBuild(configured.folder, base);
});
test.afterAll(() => {
  // What did not come about has said why.
  site?.stop();
  configured?.remove();
  cut?.remove();
});

versionTests(() => ({ cut, built: configured.folder }));

test.describe('page views, with an analytics id', () => {
  type Sent = { url: string; body: string };
  const analytics = test.extend<{ sent: Sent[] }>({
    sent: async ({ page }, use) => {
      const sent: Sent[] = [];
      await page.route(
        (url) => url.origin !== site.origin,
        async (route) => {
          const request = route.request();
          // The service that is asked what the visitor searches for; hosted search below is about that.
          if (/algolia/.test(new URL(request.url()).hostname)) return route.abort();
          sent.push({ url: request.url(), body: `${request.postData() ?? ''} ${request.headers().referer ?? ''}` });
          const isScript = request.url().startsWith('https://www.googletagmanager.com/gtag/js?id=G-TEST');
          await route.fulfill(
            isScript
              ? { contentType: 'text/javascript', body: readFileSync('e2e/fixtures/fakeGtag.js', 'utf8') }
              : { status: 204 },
          );
        },
      );
      await use(sent);
    },
  });
  const views = (sent: Sent[]) =>
    sent
      .map(({ url }) => new URL(url))
      .filter(({ pathname, searchParams }) => pathname === '/g/collect' && searchParams.get('en') === 'page_view')
      .map(({ searchParams }) => searchParams.get('dl')?.replace(site.origin, ''));

  analytics('a page view after each route change, with the path only', async ({ page, sent }) => {
    await open(page, `${site.origin}${base}docs/intro`);
    await expect.poll(() => views(sent)).toEqual(['/base/docs/intro']);
    await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
    await expect.poll(() => views(sent)).toEqual(['/base/docs/intro', '/base/demo']);
    await page.goBack();
    await expect.poll(() => views(sent)).toEqual(['/base/docs/intro', '/base/demo', '/base/docs/intro']);
  });
  analytics(
    'a visitor who shows no intent is counted, and one who does is not counted twice',
    async ({ page, sent }) => {
      const scripts: string[] = [];
      page.on('request', (request) => /\/assets\/js\//.test(request.url()) && scripts.push(request.url()));
      await page.goto(`${site.origin}${base}docs/intro`);
      await expect.poll(() => views(sent)).toEqual(['/base/docs/intro']);
      expect(scripts).toEqual([]);
      await hydrated(page);
      // A route change closes the count: whatever the scripts had sent was sent before it.
      await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
      await expect.poll(() => views(sent)).toEqual(['/base/docs/intro', '/base/demo']);
    },
  );
  analytics('a page view carries the title of its page', async ({ page, sent }) => {
    await open(page, `${site.origin}${base}docs/intro`);
    await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
    await expect.poll(() => views(sent)).toHaveLength(2);
    expect(sent.map(({ url }) => new URL(url).searchParams.get('dt')).filter(Boolean)).toEqual([
      `Getting started · ${latestLine.label} | React Query Builder`,
      'Demo | React Query Builder',
    ]);
  });
  analytics('a written hash or search is no page view', async ({ page, sent }) => {
    await open(page, `${site.origin}${base}docs/intro`);
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    await page.evaluate(() => {
      location.hash = 'written';
      history.pushState({}, '', '?written#again');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    // A route change closes the count: whatever the hashes had caused was sent before it.
    await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
    await expect.poll(() => views(sent)).toContain('/base/demo');
    expect(views(sent)).toEqual(['/base/docs/intro', '/base/demo']);
  });
  analytics(
    'no search and no hash ever leaves: not on load, not by a route change, not as referrer',
    async ({ page, sent }) => {
      await open(page, `${site.origin}${base}search?q=secret#secret`);
      await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
      await expect.poll(() => views(sent)).toEqual(['/base/search', '/base/demo']);
      await page.goBack();
      await expect.poll(() => views(sent)).toHaveLength(3);
      // A link that loads the next page anew makes this page its referrer.
      await page.evaluate((next) => location.assign(next), `${base}discord?secret#secret`);
      await expect.poll(() => views(sent)).toEqual(['/base/search', '/base/demo', '/base/search', '/base/discord']);
      expect(sent.length).toBeGreaterThan(4);
      expect(sent.filter(({ url, body }) => /secret/.test(decodeURIComponent(url) + body))).toEqual([]);
    },
  );
});

test('the edit link: with the repository configured each page links its own file', () => {
  for (const { path: prefix, docs } of documentedLines()) {
    const html = readFileSync(`${configured.folder}${prefix}/intro.html`, 'utf8');
    expect(load(html)('a.theme-edit-this-page').attr('href')).toBe(`${repository}/edit/main/${docs}/intro.mdx`);
  }
});
test.describe('hosted search', () =>
  hostedSearchTests(() => ({ folder: configured.folder, home: `${site.origin}${base.slice(0, -1)}` })));
test('hosted search: the name of the index is react-querybuilder, or that of the environment', () => {
  const indexOf = (folder: string) => {
    const [, script = ''] =
      /<script src="?[^" >]*(\/assets\/js\/main\.\w+\.js)/.exec(readFileSync(`${folder}/index.html`, 'utf8')) ?? [];
    return /indexName["']?: ?["']([^"']+)/.exec(readFileSync(`${folder}${script}`, 'utf8'))?.[1];
  };
  expect([indexOf('build'), indexOf(configured.folder)]).toEqual(['react-querybuilder', 'other']);
});
test('the site works under a base URL', async ({ page }) => {
  const problems: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.route(/google/, (route) => route.abort());
  // Search is hosted in this build. The setting is all that keeps the embedded engine out, so without it the modal asks
  // that one, whose worker and files have to be found under the base URL too.
  await page.route(`${site.origin}${base}assets/js/main.*.js`, async (route) => {
    const script = await (await route.fetch()).text();
    expect(script.split('TESTAPP').length).toBeGreaterThan(1);
    await route.fulfill({ contentType: 'text/javascript', body: script.replaceAll('TESTAPP', embeddedAppId) });
  });
  await open(page, `${site.origin}${base}`);
  await page.locator('nav').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}${base}docs/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('hydration');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(new RegExp(`${site.origin}${base}docs/`));
  expect(problems).toEqual([]);
});
test('misconfigured base URL on home: a red warning banner, before any act and after one', async ({ page }) => {
  const misplaced = await serveBuild(configured.folder);
  await page.route(/google/, (route) => route.abort());
  await page.goto(misplaced.origin);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  const isShown = async () => {
    await expect(banner).toBeVisible();
    await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
    await expect(banner).toContainText('Current configured baseUrl = /base/');
    await expect(banner).toContainText('We suggest trying baseUrl = /');
  };
  await isShown();
  // Its scripts are looked for under the other address, so that the page stays as it is.
  const asked = page.waitForResponse(/\/assets\/js\/.*\.js$/);
  await showIntent(page);
  expect((await asked).status()).toBe(404);
  await isShown();
  misplaced.stop();
});
