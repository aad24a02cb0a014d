import type { Page } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import { box, hits, modal } from '../fixtures/searchModal';
import { expect, hydrated, open, test } from '../fixtures/site';

/**
 * What may stand in storage in the place of what the site or DocSearch wrote: every other one, the rest on the next day, or all
 * in `npm run deep -- hostile`. e2e/fixtures/fuzz reads a thousand others without a page.
 */
const damaged = ['{', 'null', '[null]', '{"a":{}}', '7', `"${'x'.repeat(10_000)}"`, '[[{"objectID":{}}]]', ''].filter(
  (_, place) => isDeep('hostile') || (place + seed) % 2 === 0,
);

/** Leaves every key behind that a visitor can: colours, announcement, tabs, version, searches, and a demo's query. */
async function leaveKeys(page: Page) {
  await open(page, '/docs/4/intro');
  await page
    .getByRole('button', { name: /Switch between dark and light/ })
    .first()
    .click();
  await page.locator('main [role=tab]').nth(1).click();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.keyboard.press('Control+k');
  await box(page).fill('controlled');
  await hits(page).first().getByRole('link').click();
  await expect(modal(page)).toHaveCount(0);
  await page.locator('.navbar .dropdown').first().hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/docs\/next\//);
  await open(page, '/demo');
  await page.locator('.ruleGroup-addRule').first().click();
  await expect(page).toHaveURL(/#d1=/);
  return page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
}

test('whatever stands in storage, pages come to life, the search opens and the demo can be edited', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  const [local, session] = await leaveKeys(page);
  for (const key of [
    'theme',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version',
    'docusaurus.tab',
    'DOCSEARCH',
  ])
    expect(local.join(), `a key of ${key} among the keys`).toContain(key);
  for (const value of damaged) {
    await page.evaluate(
      ([text, ofLocal, ofSession]) => {
        for (const key of ofLocal) localStorage.setItem(key, text);
        for (const key of ofSession) sessionStorage.setItem(key, text);
      },
      [value, [...local, '__DOCSEARCH_FAVORITE_SEARCHES__react-querybuilder'], session] as const,
    );
    await open(page, '/docs/intro');
    await page.keyboard.press('/');
    await box(page).fill('validation');
    await expect(hits(page).first(), `the search after ${value.slice(0, 20)}`).toBeVisible();
    await page.keyboard.press('Escape');
    // Closing goes back in the history, which ends a navigation that begins before it is done.
    await expect.poll(() => page.evaluate(() => history.state?.search)).toBeUndefined();
    await open(page, '/demo');
    await page.locator('.ruleGroup-addRule').first().click();
    await expect(page).toHaveURL(/#d1=/);
  }
  expect(watch.problems).toEqual([]);
});

for (const [what, script] of [
  [
    'denied',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })`,
  ],
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`],
] as const)
  test(`where storage is ${what}, a found page opens, and colours change`, async ({ page, watch }) => {
    await page.addInitScript(script);
    await page.goto('/docs/intro');
    await hydrated(page);
    await page
      .getByRole('button', { name: /Switch between dark and light/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await box(page).fill('validation');
    await hits(page).first().getByRole('link').click();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/intro$/);
    expect(watch.problems.filter((problem) => !/storage/i.test(problem))).toEqual([]);
  });
