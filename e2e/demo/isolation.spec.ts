import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import { sharedElements, stylesOfFirst } from '../fixtures/computedStyles';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';
import { toolkitFacts } from '../fixtures/toolkitFacts';
import { toolkitReleases } from '../fixtures/toolkitReleases';

const attributesAndStorage = () => ({
  // React Helmet's own note of what it wrote has no order.
  html: [...document.documentElement.attributes]
    .filter(({ name }) => name !== 'data-rh')
    .map(({ name, value }) => `${name}=${value}`)
    .sort(),
  body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  stored: Object.keys(localStorage).sort(),
});

/** The page at rest: its samples live, scrolled to the top, nothing under the pointer. */
async function settle(page: Page) {
  for (const sample of await page.locator('[data-sample] [data-release] > div:first-child').all()) {
    await sample.scrollIntoViewIfNeeded();
    await expect(sample).toHaveAttribute('data-live', '');
  }
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  });
  await page.mouse.move(640, 450);
}

const modes = ['light', 'dark'];
for (const mode of isDeep('toolkits') ? modes : modes.slice(seed % 2, (seed % 2) + 1)) {
  test(`the query goes through every toolkit in every release, after which the docs and home look as on a fresh load, ${mode}`, async ({
    page,
    context,
    watch,
  }) => {
    await context.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/demo');
    const demo = new Demo(page);
    await demo.removeRule(1).click();
    const picker = page.getByRole('navigation', { name: 'Toolkit' });
    for (const { id, label, release } of toolkitReleases.toSorted((a, b) => Number(a.release) - Number(b.release))) {
      await demo.release(release).check();
      await picker.getByRole('link', { name: label, exact: true }).click();
      await expect(page.locator(`[data-toolkit="${id}"][data-release="${release}"]`)).toBeVisible();
      await expect(demo.rules).toHaveCount(3);
    }
    // Home shows the query, too.
    await page.getByLabel('Sample query').selectOption('first');
    await expect(demo.rules).toHaveCount(4);
    const fresh = await context.newPage();
    await fresh.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, path] of [
      ['Docs', '/docs/intro'],
      ['React Query Builder', '/'],
    ] as const)
      await test.step(path, async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.locator('[data-toolkit]')).toHaveCount(0);
        await settle(page);

        await open(fresh, path);
        await settle(fresh);
        // Both are read each time: either may still have to answer to the scrolling.
        const differences = async () => {
          const expected = await fresh.evaluate(stylesOfFirst, sharedElements);
          expect(expected.length).toBeGreaterThan(1000);
          const now = await page.evaluate(stylesOfFirst, sharedElements);
          return [...now.filter((line) => !expected.includes(line)), ...expected.filter((line) => !now.includes(line))];
        };
        await expect.poll(async () => (await differences()).slice(0, 10)).toEqual([]);
        expect(await page.evaluate(attributesAndStorage)).toEqual(await fresh.evaluate(attributesAndStorage));
      });
    expect(watch.problems).toEqual([]);
  });
}

for (const path of ['/', '/docs/intro', '/demo'])
  test(`${path} fetches nothing of a toolkit, even when its links are in view`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) files.add(pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    // From the build: the browser keeps no text of what it has only prefetched.
    const text = [...files].map((file) => readFileSync(`build${file}`, 'utf8')).join('\n');
    expect(text.length).toBeGreaterThan(100_000);
    const marks = Object.values(toolkitFacts).flatMap(({ marks = [] }) => marks);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
  });
