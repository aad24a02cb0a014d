// What changed between two lines: two pages for each pair, to which every docs page links, and which it opens.
import { axeFindings } from '../fixtures/axe';
import { expect, open, showIntent, test } from '../fixtures/site';

test('changes open on their page, in the place of others, and close', async ({ page }) => {
  await open(page, '/docs/api/export');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const links = page.locator('main header li > a[href^="?changes="]');
  const menu = page.getByText('Page menu');
  await menu.click();
  await links.first().click();
  await expect(links.first(), 'the menu closes').toBeHidden();
  const panel = page.locator('section[aria-label^="Changes "]');
  await expect(panel.locator('summary').first()).toBeVisible();
  await expect(panel).toBeFocused();
  const [, pair] = ((await links.first().getAttribute('href')) ?? '').split('=');
  expect(requests).toContain(`/docs/changes/${pair}/api-export.json`);
  await expect(page).toHaveURL(new RegExp(`changes=${pair}$`));
  const label = await panel.getAttribute('aria-label');
  await menu.click();
  await links.last().click();
  await expect(panel).not.toHaveAttribute('aria-label', label ?? '');
  await expect(panel).toHaveCount(1);
  expect(await axeFindings(page, { within: ['section[aria-label^="Changes "]'] })).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(menu).toBeFocused();
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

test('a name says since when it is there', async ({ page }) => {
  await page.goto('/docs/api/querybuilder');
  const heading = page.locator('h3[data-since]').first();
  expect(await heading.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    (await heading.getAttribute('data-since')) ?? 'nothing',
  );
});
