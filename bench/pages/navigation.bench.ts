// Milliseconds from a click on a link to the painted heading of its page, beside a load of the same page.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../e2e/fixtures/site';

const pages = ['api/querybuilder', 'api/export', 'api/validation', 'compat', 'typescript', 'migrate', 'intro'];
const rounds = Number(process.env.BENCH_RUNS ?? 5);
const limit = 60;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Clicks a link of the sidebar, as a visitor who has come to it before, and waits until its page's heading is painted. */
async function follow(page: Page, href: string) {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`);
  await link.hover();
  // What hovering has asked for.
  await page.waitForLoadState('networkidle');
  const took = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const before = document.querySelector('h1')?.textContent;
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look);
              // After this frame it is on the screen.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now() - timeStamp);
              requestAnimationFrame(() => port2.postMessage(0));
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await link.click();
  return took;
}

/** A load of the page, nothing of it fetched before, until the first of it is painted. */
async function load(page: Page, href: string) {
  await page.goto(href);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
}

test('from a click to the painted heading', async ({ page, browser, baseURL }) => {
  await open(page, '/docs/intro');
  // The category of the pages is open on them, and the others are on every page.
  const clicks: Record<string, number[]> = {};
  const loads: Record<string, number[]> = {};
  await page.locator('.theme-doc-sidebar-menu a', { hasText: /^API$/ }).click();
  await expect(page.locator('h1')).toHaveText('API');
  for (let round = 0; round < rounds; round++)
    for (const name of pages) {
      const href = `/docs/${name}`;
      clicks[name] = [...(clicks[name] ?? []), await follow(page, href)];
      const context = await browser.newContext({ baseURL: baseURL as string });
      loads[name] = [...(loads[name] ?? []), await load(await context.newPage(), href)];
      await context.close();
    }
  const words = (times: Record<string, number[]>) =>
    pages.map((name) => `${name} ${median(times[name] ?? []).toFixed(0)}`).join(', ');
  const all = median(Object.values(clicks).flat());
  console.log(`clicks: median ${all.toFixed(0)} ms; ${words(clicks)}`);
  console.log(`loads: median ${median(Object.values(loads).flat()).toFixed(0)} ms; ${words(loads)}`);
  expect(all).toBeLessThanOrEqual(limit);
});
