import { expect, open, test } from '../fixtures/site';

test('the table of contents follows the reading where it is longer than the window', async ({ page }) => {
  await open(page, '/docs/api/querybuilder');
  const active = page.locator('.table-of-contents__link--active');
  const headings = page.locator('article h3[id]');
  const middle = headings.nth(Math.floor((await headings.count()) * 0.7));
  await middle.evaluate((heading) => heading.scrollIntoView());
  await expect(active).toHaveAttribute('href', `#${await middle.getAttribute('id')}`);
  await expect(active).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await headings.first().evaluate((heading) => heading.scrollIntoView());
  await expect(active).toBeInViewport();
});
