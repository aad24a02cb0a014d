// iOS enlarges the page around a field whose letters are smaller than 16 px. Fields of toolkits and samples are their own.
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures/site';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** What letters are typed into or chosen from. */
const fields = (within: Locator) =>
  within
    .locator(':is(input:not([type=radio], [type=checkbox], [type=file], [type=color], [type=range]), select, textarea)')
    .filter({ visible: true });

/** Where the site has fields of its own. */
const places: Record<string, (page: Page) => Promise<unknown>> = {
  'the plain editor of a sample': async (page) => {
    await open(page, '/docs/intro');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .tap();
    await expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible();
  },
  'the search': async (page) => {
    await open(page, '/docs/intro');
    await page.locator('button[aria-keyshortcuts]').tap();
    await expect(page.locator('.DocSearch-Input')).toBeVisible();
  },
  'the upgrade assistant': (page) => open(page, '/upgrade'),
  ...Object.fromEntries(
    ['Import', 'Data', 'Code', 'Options'].map((name) => [
      `the panel ${name}`,
      async (page: Page) => {
        await open(page, '/demo');
        await page.getByRole('tab', { name }).tap();
        if (name === 'Code') await page.getByRole('radio', { name: 'As on this page' }).check();
        await expect(fields(page.getByRole('tabpanel', { name })).first()).toBeVisible();
      },
    ]),
  ),
};

/** The fields with letters of their own size that are smaller. */
const smallFields = (page: Page) =>
  fields(page.locator('body')).evaluateAll((all) =>
    all
      .filter((field) => !field.closest('[data-release]'))
      .map((field) => [field.outerHTML.slice(0, 120), Number.parseFloat(getComputedStyle(field).fontSize)] as const)
      .filter(([, size]) => size < 16),
  );

for (const [place, reach] of Object.entries(places))
  test(`fields have letters of 16 px on a touch screen: ${place}`, async ({ page, watch }) => {
    await reach(page);
    expect(await smallFields(page)).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
