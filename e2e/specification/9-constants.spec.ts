import { expect, open, test, visits } from '../fixtures/site';

for (const { way, visit } of visits)
  test(`title delimiter is a pipe, ${way}`, async ({ page }) => {
    await visit(page, '/discord');
    await expect(page).toHaveTitle('Community | React Query Builder');
  });
test('search query parameter is q', async ({ page }) => {
  await open(page, '/search?q=closure');
  await expect(page.locator('input[name=q]')).toHaveValue('closure');
});
test('a spinner shows only after 200 ms', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T00:00:00' });
  await open(page, '/docs/intro');
  await page.route('**/assets/**/*.js', () => {}); // never answered
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt('2026-01-01T01:00:00');
  await page.keyboard.press('/');
  // What is waited for is counted from here.
  await expect(page.getByRole('dialog', { name: 'Search docs' })).toBeVisible();
  const spinner = page.getByRole('status', { name: 'Loading' });
  await page.clock.runFor(150);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(spinner).toBeVisible();
});
