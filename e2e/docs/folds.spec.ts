import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { docsRoutes, fileOf } from '../fixtures/routes';
import { expect, open, test } from '../fixtures/site';

const read = (route: string) => load(readFileSync(fileOf(route), 'utf8'));

/** Pages with the last anchor of each of their folds. */
const targets = docsRoutes.flatMap((route) => {
  const $ = read(route);
  const folds = $('article details').toArray();
  return folds.flatMap((fold) => $(fold).find('[id]').toArray().slice(-1)).map((each) => [route, $(each).attr('id')]);
});

test('some pages have anchors in folds', () => expect(targets.length).toBeGreaterThan(0));

for (const [route, id] of targets) {
  const address = `${route}#${id}`;
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`the fold around ${address} opens`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  });
  test(`the fold around ${address} opens for a link within the site`, async ({ page }) => {
    const from = docsRoutes.find((other) => read(other)(`article a[href="${address}"]`).length > 0);
    await open(page, String(from));
    await page.locator('article').evaluate((article) => {
      for (const fold of article.querySelectorAll('details')) fold.open = true;
    });
    await page.locator(`article a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a heading that an address leads to is not covered by the navbar', async ({ page }) => {
    await page.goto('/docs/api/querybuilder#validator');
    const navbar = await page.locator('.navbar').boundingBox();
    const heading = await page.locator('#validator').boundingBox();
    expect(heading?.y).toBeGreaterThan((navbar?.y ?? 0) + (navbar?.height ?? 0));
    expect(heading?.y).toBeLessThan(200);
  });
});
