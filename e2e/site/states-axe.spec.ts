import type { Page } from '@playwright/test';
import { axeFindings, expect, open, test } from '../fixtures/site';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** On which the line that stays in view covers no part of a button, as it does until somebody scrolls. */
const longPhone = { width: 390, height: 2400 };

/** What a visitor can bring a page to that opening it does not show; search/modal.spec.ts has the other states of search. */
const states: Record<string, { sizes: (typeof wide)[]; tags?: string[]; reach: (page: Page) => Promise<void> }> = {
  'the not-found page': {
    sizes: [wide, phone],
    reach: async (page) => {
      await open(page, '/unknown');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    },
  },
  'a docs page that stands in for a missing one': {
    sizes: [wide, phone],
    reach: async (page) => {
      await open(page, '/docs/4/category/tips--tricks?missing=tips%2Fstyling');
      await expect(page.getByRole('main').getByRole('status')).toContainText('has no page');
    },
  },
  'the demo at a link that cannot be read': {
    sizes: [wide, longPhone],
    tags: ['best-practice'],
    reach: async (page) => {
      await open(page, '/demo#d1=AAAA');
      await expect(page.getByRole('alert')).toContainText('could not be read');
    },
  },
  'the open mobile menu of the site': {
    sizes: [phone],
    reach: async (page) => {
      await open(page, '/discord');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.locator('.navbar-sidebar--show').getByRole('link', { name: 'Demo' })).toBeInViewport();
    },
  },
  'the open mobile menu of a docs page': {
    sizes: [phone],
    reach: async (page) => {
      await open(page, '/docs/tips/limit-groups');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.locator('.navbar-sidebar--show a[href="/docs/tips/managing-operators"]')).toBeInViewport();
    },
  },
  'search results on a docs page': {
    sizes: [phone],
    reach: async (page) => {
      await open(page, '/docs/tips/limit-groups');
      await page.keyboard.press('/');
      await page.getByPlaceholder('Search docs').fill('parameterized');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    },
  },
};

for (const mode of ['light', 'dark'])
  for (const [state, { sizes, tags, reach }] of Object.entries(states))
    test(`axe finds nothing in ${state}, ${mode}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.setViewportSize(sizes[0] ?? wide);
      await reach(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await axeFindings(page, { more: tags }), `${size.width} px`).toEqual([]);
      }
    });
