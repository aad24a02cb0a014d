import type { Page } from '@playwright/test';
import { lines, pagesOf } from '../fixtures/lines';
import { docsRoutes } from '../fixtures/routes';
import { expect, open, test } from '../fixtures/site';

const choose = async (page: Page, label: string) => {
  await page.locator('.navbar__item.dropdown').hover();
  await page.locator('.navbar__item.dropdown').getByRole('link', { name: label, exact: true }).click();
};

// Each line has one test of its own: of a page that it lacks or, if it has all, of one that it has.
for (const { label, prefix } of lines) {
  const there = (route: string) => route.replace('/docs', prefix);
  const alone = pagesOf('/docs').find((route) => !docsRoutes.includes(there(route)));
  if (alone)
    test(`${label} lacks ${alone}: the version dropdown lands on the nearest page, which says so`, async ({ page }) => {
      await open(page, alone);
      await choose(page, label);
      await expect(page).toHaveURL(
        new RegExp(
          `${prefix}/(intro|category/[^?]*)\\?missing=(%2F)?${encodeURIComponent(alone.replace('/docs/', ''))}$`,
        ),
      );
      const notice = page.getByRole('main').getByRole('status');
      await expect(notice).toContainText(`The documentation of ${label} has no page`);
      await notice.getByRole('link', { name: /^Back to .+ in v5\.x$/ }).click();
      await expect(page).toHaveURL(new RegExp(`${alone}$`));
    });
  else
    test(`${label} has every page of the latest line: the version dropdown lands on the same page`, async ({
      page,
    }) => {
      const from = pagesOf('/docs').at(-1) as string;
      await open(page, prefix === '/docs' ? '/docs/next/intro' : from);
      await choose(page, label);
      await expect(page).toHaveURL(new RegExp(`${prefix === '/docs' ? '/docs/intro' : there(from)}$`));
      await expect(page.getByText('has no page')).toHaveCount(0);
    });
}

test('a made-up missing page gives no notice', async ({ page, watch }) => {
  await open(page, '/docs/4/intro?missing=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('has no page')).toHaveCount(0);
  expect(watch.problems).toEqual([]);
});
