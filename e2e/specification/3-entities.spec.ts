import { expect, test, visits } from '../fixtures/site';

for (const { way, visit } of visits)
  test(`locale: only en, left to right, ${way}`, async ({ page }) => {
    await visit(page, '/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
for (const { way, visit } of visits)
  test(`docs versions: Next, v5.x, v4.x, v3.x in the dropdown, each at its main doc, ${way}`, async ({ page }) => {
    await visit(page, '/demo');
    const links = page.locator('.navbar .dropdown__menu a');
    await expect(links).toHaveText(['Next', 'v5.x', 'v4.x', 'v3.x', 'Upgrade assistant']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/docs/next/intro',
      '/docs/intro',
      '/docs/4/intro',
      '/docs/3/intro',
      '/upgrade',
    ]);
  });
for (const { way, visit } of visits)
  test(`site settings: title, favicon and no trailing slash, ${way}`, async ({ page }) => {
    await visit(page, '/docs/intro');
    await expect(page).toHaveTitle('Getting started · v5.x | React Query Builder');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/img/favicon.svg');
    const internal = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(internal.filter((href) => href !== '/' && href.endsWith('/'))).toEqual([]);
  });
for (const { way, visit } of visits)
  test(`announcement bar: content, background and text colour, close button, ${way}`, async ({ page }) => {
    await visit(page, '/');
    const bar = page.locator('.theme-announcement-bar').first();
    await expect(bar).toContainText('On React 19? Read the Next docs, of release 8.');
    await expect(bar).toHaveCSS('background-color', 'rgb(29, 43, 83)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(bar.getByRole('button', { name: 'Close' })).toBeVisible();
  });
