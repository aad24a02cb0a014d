import { readdirSync, readFileSync } from 'node:fs';
import { routes } from './routes';
import { axeFindings, expect, hydrated, open, test } from './site';

const viewports = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Scripts with Prism, known by the name of one of its settings, or with Shiki, by one of its grammars. */
const highlighters = readdirSync('build/assets/js').filter((file) =>
  /disableWorkerMessageHandler|beginCaptures/.test(readFileSync(`build/assets/js/${file}`, 'utf8')),
);
const isHighlighter = (url: string) => highlighters.some((file) => url.endsWith(`/${file}`));

test('the one highlighter that is loaded in the browser is the one of home and demos', async ({ page }) => {
  expect(highlighters).toHaveLength(1);
  for (const route of ['/', '/demo']) {
    const loaded = page.waitForRequest((request) => isHighlighter(request.url()));
    await page.goto(route);
    await loaded;
  }
});

test('the build has pages to test', () => expect(routes.length).toBeGreaterThan(10));

for (const route of routes) {
  test(`${route} loads and hydrates without an error or a foreign request, samples included`, async ({
    page,
    watch,
  }) => {
    const highlighted: string[] = [];
    page.on('request', (request) => isHighlighter(request.url()) && highlighted.push(request.url()));
    await open(page, route);
    for (const preview of await page.locator('[data-sample] [data-release]').all()) {
      await preview.scrollIntoViewIfNeeded();
      await expect(preview.locator('> div').first()).toHaveAttribute('data-live', '');
    }
    await expect(page.locator('[data-sample-error]')).toHaveCount(0);
    expect(watch.problems).toEqual([]);
    // The code of docs pages is highlighted at build time.
    if (route.startsWith('/docs/')) expect(highlighted).toEqual([]);
    const foreign = await page.locator('head link, head script[src]').evaluateAll((elements) =>
      elements
        .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => new URL(address, location.href).origin !== location.origin),
    );
    expect(foreign).toEqual([]);
  });

  test(`${route} reads without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${route}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const panel of await page.locator('[role=tabpanel]:not(:empty)').all()) await expect(panel).toBeVisible();
    await context.close();
  });

  for (const [name, viewport] of Object.entries(viewports)) {
    for (const mode of ['light', 'dark']) {
      test(`${route} passes axe, ${mode}, ${name}`, async ({ page }) => {
        // The longest pages have 10,000 elements, of which axe measures the colours of each.
        test.slow();
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.goto(route);
        await hydrated(page);
        const isOwnUi = /^\/(demo.*)?$/.test(route);
        expect(await axeFindings(page, isOwnUi ? ['best-practice'] : [])).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth, 'no sideways scrolling').toBeLessThanOrEqual(clientWidth);
      });
    }
  }
}
