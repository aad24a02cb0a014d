import type { Page } from '@playwright/test';
import { suggestions } from '../../plugins/search/theme/SearchBar/suggestions';
import { axeFindings, expect, open, test } from '../fixtures/site';

const results = (page: Page) => page.locator('.search-results li');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const line = (page: Page) => page.getByLabel('Documentation version');
const count = (page: Page) => page.locator('main').getByRole('status');

test('a direct link shows results about the latest line, and makes no foreign request', async ({ page, watch }) => {
  await open(page, '/search?q=showCloneButtons');
  await expect(results(page).first()).toContainText('showCloneButtons');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/docs/api/edits#showclonebuttons');
  await expect(line(page)).toHaveValue('5');
  await expect(box(page)).toHaveValue('showCloneButtons');
  await expect(page).toHaveTitle(/^Search results for "showCloneButtons"/);
  await expect(page.getByText('Algolia')).toHaveCount(0);
  await expect(page.getByLabel('Powered by Algolia')).toBeHidden();
  await expect(page.getByText(/documents? found/)).toBeVisible();
  expect(watch.problems).toEqual([]);
});
test('elsewhere than in the docs the search is about the preferred line', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '4'));
  await open(page, '/search?q=query');
  await expect(line(page)).toHaveValue('4');
  await expect(page.locator('.search-results a[href^="/docs/4/"]').first()).toBeVisible();
  await expect(page.locator('.search-results a[href^="/docs/api"]')).toHaveCount(0);
});
test('from a docs page the search is about its line', async ({ page }) => {
  await open(page, '/docs/3/intro');
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('query');
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL(/\/search\?q=query&version=3$/);
  await expect(line(page)).toHaveValue('3');
  await expect(results(page).first()).toBeVisible();
});
test('query and line stand in the address; back and forward lead through the searches', async ({ page }) => {
  await open(page, '/search?q=sql');
  await expect(results(page).first()).toBeVisible();
  await box(page).fill('mongodb');
  await expect(page).toHaveURL(/\?q=mongodb$/);
  await expect(results(page).first()).toContainText('mongodb');
  await line(page).selectOption('4');
  await expect(page).toHaveURL(/\?q=mongodb&version=4$/);
  await page.goBack();
  await expect(line(page)).toHaveValue('5');
  await page.goBack();
  await expect(box(page)).toHaveValue('sql');
  await expect(count(page)).toHaveText(/^\d+ documents found$/);
  await page.goForward();
  await expect(box(page)).toHaveValue('mongodb');
  await expect(results(page).first()).toContainText('mongodb');
});
test('the letters of one query are one step back', async ({ page }) => {
  await open(page, '/search?q=sql');
  await box(page).press('End');
  // Keys go to what has the focus, as a reader's do.
  await page.keyboard.type(' export');
  await expect(box(page)).toHaveValue('sql export');
  await expect(page).toHaveURL(/\?q=sql\+export$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('sql');
});
test('more results come on scroll, each once', async ({ page }) => {
  await open(page, '/search?q=query');
  await expect(results(page)).toHaveCount(15);
  const total = Number(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(45);
  for (let shown = 15; shown < total; ) {
    await results(page).last().scrollIntoViewIfNeeded();
    shown = Math.min(shown + 15, total);
    await expect(results(page)).toHaveCount(shown);
  }
  const links = await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(total);
  await expect(page.getByRole('button', { name: 'More results' })).toHaveCount(0);
});
test('nothing found says so, and leads to the other lines and to the beginning', async ({ page }) => {
  await open(page, '/search?q=zzzzqqq');
  await expect(count(page)).toHaveText('No results for "zzzzqqq"');
  const main = page.locator('main');
  await expect(results(page)).toHaveCount(0);
  await expect(main.getByRole('list')).toHaveCount(1);
  await expect(main.getByRole('link')).toHaveText([
    ...['Search Next', 'Search v4.x', 'Search v3.x'],
    ...suggestions,
    'Getting started',
  ]);
  await expect(main.getByRole('link', { name: 'Getting started' })).toHaveAttribute('href', '/docs/intro');
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('link', { name: 'Search v4.x' }).click();
  await expect(page).toHaveURL(/\?q=zzzzqqq&version=4$/);
  await expect(line(page)).toHaveValue('4');
  await expect(main.getByRole('link', { name: 'Search v5.x' })).toBeVisible();
});
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and leads to the pages', async ({ page }) => {
    await page.goto('/search?q=sql');
    const main = page.locator('main');
    await expect(main.locator('noscript')).toContainText('Searching needs JavaScript.', { useInnerText: true });
    await expect(main.locator('form')).toBeHidden();
    for (const link of await main.getByRole('link').all()) {
      const response = await page.request.get((await link.getAttribute('href')) as string);
      expect(response.status(), response.url()).toBe(200);
    }
    await expect(main.getByRole('link')).toHaveText(['Getting started', 'API', 'Tips & tricks']);
  });
});
test('the form is styled before any script runs', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/search');
  await expect(page.locator('main form')).toHaveCSS('display', 'flex');
});
test('a failed search says so, and the next try recovers', async ({ page }) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await open(page, '/search?q=sql');
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await expect(failure).toContainText('You might want to check your network connection.');
  await expect(count(page)).toHaveText('');
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/search/*.json');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});
for (const mode of ['light', 'dark']) {
  test(`axe finds nothing on the search page with results, ${mode}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, '/search?q=parameterized');
    await expect(results(page).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
