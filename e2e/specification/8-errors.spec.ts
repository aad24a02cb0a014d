// The red banner of a misconfigured base URL is tested in ../configured.spec.ts, which has a build with another base URL.

import type { Page } from '@playwright/test';
import { withoutPrefetching } from '../fixtures/budget';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, hydrated, open, showIntent, test, visits } from '../fixtures/site';

/** All of the build, also those that the page asks for again, past every cache, because they did not arrive. */
const scripts = /\/assets\/.*\.js(\?|$)/;

test('page failed to load: it stays readable and shows an error message with a working Retry button', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/docs/intro');
  const text = await page.getByRole('main').textContent();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await showIntent(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  const box = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(box).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(text);
  await page.unroute(scripts);
  await box.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(box).toHaveCount(0);
});
test('page crash inside the layout: "This page crashed.", the message and a working Try again button', async ({
  page,
}) => {
  await open(page, '/discord');
  // The home page builds its SQL with replaceAll while it renders, so a failing replaceAll is a crash of the page.
  await page.evaluate(() => {
    const original = String.prototype.replaceAll;
    const faulty = () => {
      throw new Error('injected fault');
    };
    String.prototype.replaceAll = faulty;
    Object.assign(window, { mend: () => Object.assign(String.prototype, { replaceAll: original }) });
  });
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByText('injected fault')).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('query builder component');
});
/**
 * Lets no script arrive that the present page asks for; the page that is loaded in its place gets all of its own.
 * @returns in a list, so that it is not awaited here, what settles when that page is there
 */
async function abortScriptsUntilReload(page: Page) {
  let isReloading = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReloading = true;
  });
  await page.route(scripts, (route) => (isReloading ? route.continue() : route.abort()));
  return [page.waitForEvent('domcontentloaded')];
}
test('preload failure on navigation: the browser reloads the page', async ({ page }) => {
  await withoutPrefetching(page);
  await open(page, '/docs/intro');
  const [reloaded] = await abortScriptsUntilReload(page);
  await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
});
test('preload failure on navigation: the demo finds the query again after the reload', async ({ page }) => {
  await withoutPrefetching(page);
  const demo = new Demo(page);
  await open(page, '/demo');
  const title = demo.builder.locator('input.rule-value').first();
  await title.fill('8.25');
  await expect(page).toHaveURL(/#d1=/);
  const [reloaded] = await abortScriptsUntilReload(page);
  await page.getByRole('link', { name: 'Bulma' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/demo\/bulma/);
  await expect(demo.builder.locator('input.rule-value').first()).toHaveValue('8.25');
});
test('without a connection a link to a page that is not there leaves the page being read, and says why', async ({
  page,
  context,
}) => {
  await withoutPrefetching(page);
  await page.goto('/docs/intro');
  await open(page, '/docs/api/querybuilder');
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await context.setOffline(true);
  await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).dispatchEvent('click');
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(notice).toHaveText(/that page has not been loaded yet\. Connect, then try again\./);
  await expect(page).toHaveURL(/\/docs\/api\/querybuilder$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QueryBuilder');
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(await axeFindings(page, { within: ['.page-failure'] })).toEqual([]);
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Make available offline' }).click();
  const panel = page.getByRole('dialog', { name: 'Use this site offline' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
  // The link that failed has left nothing in the browser's history.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QueryBuilder');
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
test('without a connection a page whose code is there opens', async ({ page, context }) => {
  await open(page, '/docs/intro');
  await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
  await context.setOffline(true);
  await page.locator('nav').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
});
for (const { way, visit } of visits)
  test(`unknown route: not-found page, ${way}`, async ({ page }) => {
    expect((await visit(page, '/unknown'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
    await page.locator('main').getByRole('link', { name: 'Getting started', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
// That the search page says the same is tested in ../search/page.spec.ts.
test('search failure: "Unable to fetch results. You might want to check your network connection."', async ({
  page,
}) => {
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await page.route('**/search/*.json', (route) => route.abort());
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('query');
  await expect(failure).toContainText('You might want to check your network connection.');
});
for (const [name, fault] of Object.entries({ modal: '/', sample: 'scroll' })) {
  test(`a lazily loaded part that fails shows the error box with a working Retry: ${name}`, async ({ page }) => {
    await withoutPrefetching(page);
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, '/docs/intro');
    await page.route(scripts, (route) => route.abort());
    if (fault === '/') await page.keyboard.press('/');
    else await page.locator('[data-sample] [data-release]').first().scrollIntoViewIfNeeded();
    // The whole place, so that a failure of this test tells what stood there instead.
    const place = fault === '/' ? page.getByRole('dialog') : page.locator('[data-sample]').first();
    await expect(place).toContainText('This part of the page did not arrive. Check your connection, then try again.');
    const box = page.getByRole('alert').filter({ hasText: 'did not arrive' });
    await expect(box, 'nothing of the bundler').not.toContainText(/chunk|assets|\\n/i);
    await page.unroute(scripts);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(box).toHaveCount(0);
    if (fault === '/') await expect(page.getByPlaceholder('Search docs')).toBeVisible();
    else await expect(page.locator('[data-sample] [data-live]').first()).toBeVisible();
  });
}
test('page crash outside the layout: the same text, the message and a working Try again button', async ({ page }) => {
  await open(page, '/discord');
  // The navbar filters its items while it renders, so a failing filter is a crash of the layout itself.
  await page.evaluate(() => {
    const original = Array.prototype.filter;
    const faulty = function (this: unknown[], ...args: unknown[]) {
      if (this.some((item) => (item as { type?: string } | undefined)?.type === 'docsVersionDropdown'))
        throw new Error('layout fault');
      return Reflect.apply(original, this, args);
    };
    Object.assign(Array.prototype, { filter: faulty });
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { filter: original }) });
  });
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByText('layout fault')).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.navbar')).toBeVisible();
});
