// The red banner of a misconfigured base URL is tested in ../configured.spec.ts, which has a build with another base URL.
import { expect, hydrated, open, test } from '../site';

test('page failed to load: it stays readable and shows an error message with a working Retry button', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  const box = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(box).toBeVisible();
  await page.unroute('**/assets/js/*.js');
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
test('preload failure on navigation: the browser reloads the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await open(page, '/docs/intro');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
  await failed;
  await page.unroute('**/assets/js/*.js');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
});
test('unknown route: not-found page', async ({ page }) => {
  expect((await page.goto('/unknown'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
test('search failure: "Unable to fetch results. You might want to check your network connection.", in the modal and on the search page', async ({
  page,
}) => {
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await page.route('**/search/*.json', (route) => route.abort());
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('query');
  await expect(failure).toContainText('You might want to check your network connection.');
  await open(page, '/search?q=query');
  await expect(failure).toContainText('You might want to check your network connection.');
});
for (const [name, fault] of Object.entries({ modal: '/', sample: 'scroll' })) {
  test(`a lazily loaded part that fails shows the error box with a working Retry: ${name}`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, '/docs/intro');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    if (fault === '/') await page.keyboard.press('/');
    else await page.locator('[data-sample] [data-release]').first().scrollIntoViewIfNeeded();
    const box = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(box).toBeVisible();
    await page.unroute('**/assets/js/*.js');
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
