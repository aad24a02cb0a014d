import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { latestLine } from '../../lines/registry';
import { samples } from '../../src/demo/samples/samples';
import { withoutPrefetching } from '../fixtures/budget';
import { Demo, ofEngines, successful } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

/** What is above the builder, the line under it, and when the query begins to be run. */
test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

const line = (page: Page) => page.getByRole('region', { name: 'What the query selects' });

/** Notes what is fetched for running queries: the table, engines and their workers. */
function noteEngines(page: Page): string[] {
  const noted: string[] = [];
  page.on('worker', (worker) => noted.push(worker.url()));
  page.on('request', (request) => ofEngines.test(request.url()) && noted.push(request.url()));
  return noted;
}

/** Height in pixels of the header, and how far below the top of the page's own part the first rule begins. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    return { header: box('main header').height, toRule: box('.rule').top - box('main').top };
  });

test('the header is low, and a query runs from the first key in the builder on, not before', async ({ page }) => {
  const demo = new Demo(page);
  const engines = noteEngines(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/demo');
  expect((await heights(page)).toRule, 'before the first rule on a phone').toBeLessThanOrEqual(220);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await heights(page)).header, 'header').toBeLessThanOrEqual(160);

  await demo.value(1).hover();
  await demo.tab('results').hover();
  await demo.openPanel('export');
  await demo.openPanel('options');
  await page.waitForLoadState('networkidle');
  expect(engines).toEqual([]);

  await demo.value(1).focus();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(engines, 'Tab comes through').toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(line(page)).toContainText('212 of 3,201 movies · 5 of 5 engines agree');
  await demo.value(1).fill('8');
  await expect(line(page)).toContainText(`${successful(8).length} of 3,201 movies · 5 of 5 engines agree`);
  await page.getByLabel('Sample query').selectOption('not');
  await expect(line(page)).toContainText(/· [1-4] of 5 engines agree/);
  await line(page).getByRole('button', { name: 'See why' }).click();
  await expect(demo.tab('results')).toBeFocused();
  await expect(demo.agreement).toContainText('Cause: not dropped.');

  await test.step('the export says what it loses, where it is taken from', async () => {
    await demo.openPanel('export');
    const loss = page.getByRole('region', { name: 'What this export loses' });
    await page.getByRole('radio', { name: 'MongoDB', exact: true }).check();
    await expect(loss).toContainText(`104 rows differ if you use this MongoDB export of release ${latestLine.release}`);
    await expect(loss.getByRole('link', { name: 'not dropped' })).toHaveAttribute('href', /\/docs\/api\/export#/);
    const code = loss.getByRole('region', { name: 'Code that keeps it' });
    await expect(code).toHaveCount(0);
    await loss.getByText('Code that keeps it').click();
    await expect(code).toHaveText(
      readFileSync('versioned_docs/version-5/_samples/export/mongodb-not.ts', 'utf8').trim(),
    );
    await page.getByRole('radio', { name: 'SQL', exact: true }).check();
    await expect(line(page)).toContainText('39 of 3,201 movies · 2 of 5 engines agree');
    await expect(loss).toHaveCount(0);
  });
});

test('who saves data runs the query with a button, and is told what that downloads', async ({ page }) => {
  const demo = new Demo(page);
  const engines = noteEngines(page);
  await withoutPrefetching(page);
  await open(page, '/demo');
  await demo.value(1).fill('8');
  await demo.openPanel('export');
  await demo.openPanel('results');
  await expect(demo.panel('results')).toContainText('Downloads about 0.5 MB.');
  await expect(demo.sql).toContainText('imdbRating >= 8');
  await page.waitForLoadState('networkidle');
  expect(engines).toEqual([]);
  await line(page).getByRole('button', { name: 'Run' }).click();
  await expect(demo.count).toContainText(`${successful(8).length} of 3,201`);
});

/** Rules whose controls do not stand side by side. */
const broken = () =>
  [...document.querySelectorAll('[data-toolkit] .rule')].flatMap((rule) => {
    const boxes = [...rule.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
    const lowestTop = Math.max(...boxes.map(({ top }) => top));
    const highestBottom = Math.min(...boxes.map(({ bottom }) => bottom));
    return lowestTop < highestBottom ? [] : [rule.textContent];
  });

test('every sample shows each rule in one line, and a phone none wider than the page', async ({ page }) => {
  await open(page, '/demo');
  for (const { id } of samples)
    await test.step(id, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByLabel('Sample query').selectOption(id);
      await expect(page.getByLabel('Sample query')).toHaveValue(id);
      expect(await page.evaluate(broken), 'rules in several lines').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      const tooSmall = await page
        .locator('[data-toolkit] :is(button, select)')
        .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 40).length);
      expect(tooSmall, 'targets lower than 40 px').toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
});
