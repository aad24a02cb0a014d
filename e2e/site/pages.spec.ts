import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings, type Look } from '../fixtures/axe';
import { holdNearness, kilobytes, noteFiles, overDocsBudget, total } from '../fixtures/budget';
import { Demo } from '../fixtures/demo';
import { scriptsOfHighlighters } from '../fixtures/highlighters';
import { longerPages, mostScreens } from '../fixtures/longPages';
import { changesRoutes, fileOf } from '../fixtures/routes';
import { expect, open, sidewaysPixels, test as siteTest, turnTo } from '../fixtures/site';
import { visited } from '../fixtures/visited';

const viewports = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const test = siteTest.extend<object, { unscripted: Page }>({
  /** A page without JavaScript, which leaves nothing behind: one serves all routes. */
  unscripted: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewports.wide });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const isHighlighter = (url: string) => scriptsOfHighlighters.some((file) => url.endsWith(file));

const isFile = (pathname: string) =>
  [`build${pathname}`, fileOf(pathname)].some((file) => existsSync(file) && statSync(file).isFile());

test('the one highlighter that is loaded in the browser is the one of home and demos', async ({ page }) => {
  expect(scriptsOfHighlighters).toHaveLength(1);
  const loadedBy = async (act: () => Promise<unknown>) => {
    const loaded = page.waitForRequest((request) => isHighlighter(request.url()));
    await act();
    await loaded;
  };
  await loadedBy(() => open(page, '/'));
  await open(page, '/demo');
  await loadedBy(() => new Demo(page).openPanel('export'));
});

/**
 * Opens the folds of a page and shows the panels of tabs that are not chosen. The menu beside the title would lie over what
 * is below it; docs/title.spec.ts opens it.
 * @returns a function that hides them again
 */
async function showHidden(page: Page): Promise<() => Promise<void>> {
  const hidden = await page.evaluateHandle(() => ({
    folds: [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], :has(> .dropdown__menu))')],
    panels: [...document.querySelectorAll<HTMLElement>('main [role=tabpanel][hidden]')],
  }));
  const show = (isShown: boolean) =>
    hidden.evaluate(({ folds, panels }, shown) => {
      for (const fold of folds) fold.open = shown;
      for (const panel of panels) panel.hidden = !shown;
    }, isShown);
  await show(true);
  return () => show(false);
}

/** How many windows of 900 px a page is high with its folds open. Text and tables make it long: code is looked up, not read through. */
const screensOf = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('article details')) fold.open = true;
    const code = [...document.querySelectorAll('article figure')];
    const height = code.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0);
    return (document.documentElement.scrollHeight - height) / 900;
  });

/** The lines of the docs, and what changed between them, have a frame each: the same on all of their pages. */
const frameOf = (route: string) => /^\/docs\/(next|changes|\d+)?/.exec(route)?.[0];
const firstOfFrame = new Set(
  [...new Set(visited.map(frameOf))].map((frame) => visited.find((route) => frameOf(route) === frame)),
);

test('pages that were too long before get no longer, whether they are visited or not', async ({
  unscripted: page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of [...new Set([...Object.keys(longerPages), ...changesRoutes])]) {
    await page.goto(`${baseURL}${route}`);
    expect.soft(await screensOf(page), route).toBeLessThanOrEqual(longerPages[route] ?? mostScreens);
  }
  await page.setViewportSize(viewports.wide);
});

// Opening a page is what costs, so one visit looks at everything; each step fails by itself. Pages that are not visited
// are looked at as files, in pages.test.ts.
for (const route of visited) {
  test(`${route} is small, hydrates, asks for nothing foreign, comes to life and passes axe at every size and mode`, async ({
    page,
    watch,
    baseURL,
  }) => {
    test.slow();
    const isDocs = route.startsWith('/docs/');
    const isOwnUi = /^\/(demo.*)?$/.test(route);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letNear = await holdNearness(page);
    const fetched = noteFiles(page);
    await open(page, route);

    if (isDocs)
      await test.step('the first load keeps its budget', () => {
        const files = fetched();
        const kinds = ['script', 'content', 'stylesheet', 'document'].map(
          (kind) => `${kind} ${kilobytes(total(files.filter((file) => file.kind === kind)))}`,
        );
        console.log(`${route}: ${kinds.join(', ')}`);
        expect.soft(overDocsBudget(files), 'over the budget').toEqual([]);
      });

    await letNear();
    await test.step('every sample comes to life', async () => {
      for (const preview of await page.locator('[data-sample] [data-release]').all()) {
        await preview.scrollIntoViewIfNeeded();
        await expect.soft(preview.locator('> div').first()).toHaveAttribute('data-live', '');
      }
      await expect.soft(page.locator('[data-sample-error]')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
    });

    // A page of text in whole: what its folds and tabs hide has colours and widths, too.
    const hide = isOwnUi ? undefined : await showHidden(page);

    // What one look has seen, another need not: a mode changes colours, a width what there is room for. Of a docs page
    // only the frame is another one on phones.
    const frame = isDocs ? ['.navbar', '.theme-doc-toc-mobile', '.footer'] : ['html'];
    const isFrameSeen = isDocs && !firstOfFrame.has(route);
    const looks: Record<string, Look[]> = {
      'light, wide': [{ more: isOwnUi ? ['best-practice'] : [] }],
      'dark, wide': [{ at: 'colours' }],
      'light, phone': [{ at: 'width' }, ...(isFrameSeen ? [] : [{ within: frame }])],
      'dark, phone': isFrameSeen ? [] : [{ at: 'colours', within: frame }],
    };
    for (const [name, looksNow] of Object.entries(looks))
      await test.step(`axe finds nothing, and nothing scrolls sideways, ${name}`, async () => {
        const [mode, size] = name.split(', ') as ['light' | 'dark', 'wide' | 'phone'];
        // On a phone the demo's count sticks to the window's end, over whatever is there: in a tall one, over nothing.
        const isDemo = route.startsWith('/demo') && size === 'phone';
        await page.setViewportSize(isDemo ? { ...viewports.phone, height: 3000 } : viewports[size]);
        await turnTo(page, mode);
        for (const look of looksNow) expect.soft(await axeFindings(page, look), `axe, ${name}`).toEqual([]);
        expect.soft(await sidewaysPixels(page), `sideways, ${name}`).toBe(0);
      });

    await hide?.();
    if (isDocs)
      await test.step('it is not too long, and no code scrolls sideways at 1440 px, but for addresses', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await turnTo(page, 'light');
        const screens = await screensOf(page);
        expect.soft(screens, 'screens').toBeLessThanOrEqual(longerPages[route] ?? mostScreens);
        const wide = await page.locator('article figure pre').evaluateAll((blocks) =>
          blocks
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent ?? '')
            .filter((text) => !/\bhttps?:\/\//.test(text)),
        );
        expect.soft(wide).toEqual([]);
      });

    await test.step('it asks for files of the build and nothing else, and logs no error', async () => {
      expect.soft(watch.problems).toEqual([]);
      expect.soft(requests.length).toBeGreaterThan(3);
      const isFromBuild = (request: string) =>
        request.startsWith(`GET ${baseURL}/`) && isFile(decodeURI(new URL(request.slice('GET '.length)).pathname));
      expect
        .soft(requests.filter((request) => !isFromBuild(request) && !/^GET (data|blob):/.test(request)))
        .toEqual([]);
      // The code of docs pages is highlighted at build time.
      if (isDocs) expect.soft(requests.filter(isHighlighter)).toEqual([]);
      const foreign = await page.locator('head link, head script[src]').evaluateAll((elements) =>
        elements
          .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
          .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
          .filter((address) => new URL(address, location.href).origin !== location.origin),
      );
      expect.soft(foreign).toEqual([]);
    });
  });

  test(`${route} reads without JavaScript`, async ({ unscripted: page, baseURL }) => {
    await page.goto(`${baseURL}${route}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const panel of await page.locator('[role=tabpanel]:not(:empty)').all()) await expect(panel).toBeVisible();
  });
}
