import { box, hits, modal } from '../fixtures/searchModal';
import { expect, gate, hydrated, open, test } from '../fixtures/site';

/** The modal and the steps of the browser's history. */

test('Back closes the modal and leaves page and place alone; Forward opens it again', async ({ page }) => {
  await open(page, '/');
  await page.locator('.footer').getByRole('link', { name: 'Component API' }).click();
  await expect(page).toHaveURL(/querybuilder$/);
  await page.evaluate(() => scrollTo(0, 700));
  await page.keyboard.press('/');
  await box(page).fill('dark mode');
  await expect(hits(page).first()).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/querybuilder$/);
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await page.goBack();
  await expect(page, 'one step from the page to the one before').toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('query builder component');
});
test('closed by Escape, or opened and closed quickly, the modal leaves no step back behind', async ({ page }) => {
  await open(page, '/');
  await page.locator('.footer').getByRole('link', { name: 'Component API' }).click();
  await expect(page).toHaveURL(/querybuilder$/);
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  }
  // Faster than the browser leaves a step of its history.
  await page.evaluate(() => {
    for (let time = 0; time < 4; time += 1)
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  });
  await expect(modal(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.search ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
test('opened while another page is on its way, the search stands over that page with what was typed', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  const late = gate();
  await page.route('**/assets/**/*.js', async (request) => {
    await late.opened;
    await request.continue();
  });
  await page.locator('.footer').getByRole('link', { name: 'Component API' }).click();
  await expect(page).toHaveURL(/querybuilder$/);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.type('dark');
  late.open();
  await expect(page).toHaveTitle(/QueryBuilder/);
  await expect(modal(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(' mode');
  await expect(box(page)).toHaveValue('dark mode');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/querybuilder$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
test('from a chosen result Back leads to the page where it was asked for', async ({ page }) => {
  await open(page, '/docs/intro');
  for (const choose of [
    () => page.keyboard.press('Enter'),
    () => hits(page).first().click(),
    () => page.getByRole('link', { name: /^See all/ }).click(),
  ]) {
    await page.keyboard.press('/');
    await box(page).fill('dark mode');
    await expect(hits(page).first()).toContainText(/dark mode/i);
    await choose();
    await expect(page).toHaveURL(/styling#dark-mode$|\/search\?q=dark/);
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
    await expect(modal(page)).toHaveCount(0);
  }
});
test('a change in the demo just before the search stays, however the search is closed', async ({ page }) => {
  await open(page, '/demo');
  const value = page.locator('.queryBuilder input.rule-value').first();
  for (const [text, close] of [
    ['8.1', () => page.keyboard.press('Escape')],
    ['8.2', async () => void (await page.goBack())],
  ] as const) {
    const before = new URL(page.url()).hash;
    await value.fill(text);
    await page.keyboard.press('Control+k');
    await page.waitForFunction((old) => location.hash !== old, before);
    await close();
    await expect(modal(page)).toHaveCount(0);
    await expect(value).toHaveValue(text);
  }
  await page.reload();
  await hydrated(page);
  await expect(value).toHaveValue('8.2');
});
