// A page of the docs begins with its title, on phones too; what can be done with the page is in one menu beside it.
import { builtPage } from '../fixtures/builtPages';
import { docsRoutes } from '../fixtures/routes';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

const phone = { width: 390, height: 844 };

/** The title that needs the most room of each kind of frame: with and without a banner, in a category and in none. */
const longest = ['/docs/a', '/docs/next/', '/docs/4/', '/docs/3/', '/docs/category/', '/docs/next/category/'].map(
  (start) =>
    docsRoutes
      .filter((route) => route.startsWith(start) && (start.includes('category') || !route.includes('category')))
      .sort((a, b) => breadcrumbs(b) - breadcrumbs(a))[0] as string,
);

function breadcrumbs(route: string): number {
  return builtPage(route)('.breadcrumbs').text().length;
}

for (const route of new Set(longest))
  test(`the title of ${route} is in the upper third of a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan(60);
    expect(title?.y).toBeLessThanOrEqual(260);
  });

test('the menu opens beside the title, within the window, and closes by the key and by a press elsewhere', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/next/api/querybuilder');
  const menu = page.getByText('Page menu');
  const entries = page.locator('main header li:visible');
  await menu.click();
  await expect(entries).toHaveText(['Version: Next', 'Copy page', 'View as Markdown', /^Changes since v5/, /./, /./]);
  for (const entry of await entries.all()) {
    const box = await entry.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
  expect(await axeFindings(page, { within: ['main header'] })).toEqual([]);
  await turnTo(page, 'dark');
  expect(await axeFindings(page, { within: ['main header'], at: 'colours' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(entries).not.toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entries).toHaveCount(0);
});

test('the box of Next says what npm brought, on which day, and what its pages were tried with', async ({ page }) => {
  await page.goto('/docs/next/intro');
  const box = page.locator('article .alert').first();
  await expect(box).toContainText('This is unreleased documentation');
  await expect(box).toContainText(/On \d+ \w+ \d{4}, npm install react-querybuilder brought \d+\.\d+\.\d+[,;]/);
  await expect(box).toContainText(/on React 18 and 19\.$/);
});
