import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { latestLine, nextLine } from '../../lines/registry';
import { samples } from '../../src/demo/samples/samples';
import { withoutPrefetching } from '../fixtures/budget';
import { Demo, movies, ofEngines, sideways, successful } from '../fixtures/demo';
import { expect, holdScripts, hydrated, open, test } from '../fixtures/site';

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

test('a number that is half typed when the page becomes live keeps its point', async ({ page }) => {
  const demo = new Demo(page);
  const scripts = await holdScripts(page);
  await page.goto('/demo', { waitUntil: 'commit' });
  await demo.value(1).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8.');
  scripts.releaseFirst();
  scripts.releaseLate();
  await hydrated(page);
  await expect(line(page)).not.toContainText('212 of 3,201');
  await page.keyboard.type('25');
  await expect(demo.value(1)).toHaveValue('8.25');
});

test('the header is low, the answer is there, and a query runs from the first key in the builder on, not before', async ({
  page,
}) => {
  const demo = new Demo(page);
  const engines = noteEngines(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/demo');
  expect((await heights(page)).toRule, 'before the first rule on a phone').toBeLessThanOrEqual(220);
  await test.step('the line lies over nothing that the keyboard comes to', async () => {
    await demo.value(1).focus();
    const above = () =>
      page.evaluate(() => {
        const bottom = document.activeElement?.getBoundingClientRect().bottom ?? Infinity;
        return (
          bottom <= (document.querySelector('[aria-label="What the query selects"]')?.getBoundingClientRect().top ?? 0)
        );
      });
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(above, `stop ${stop}`).toBe(true);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await heights(page)).header, 'header').toBeLessThanOrEqual(160);

  await expect(line(page)).toContainText('212 of 3,201 movies');
  await expect(demo.panel('results').getByRole('row')).toHaveCount(11);
  await expect(demo.button(/^(Run|Compare)/), 'one button').toHaveText('Compare 5 engines, 0.5 MB');
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

test('a rule without a value is named, with what it selects, and can be left out; a title is found by its first words', async ({
  page,
}) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByLabel('Sample query').selectOption('empty');
  await demo.addRule().click();
  await demo.value(1).fill('Star Wars');
  await expect(line(page)).toContainText(
    `${movies.filter(({ Title: title }) => /star wars/i.test(String(title))).length} of 3,201`,
  );
  await page.getByLabel('Sample query').selectOption('first');

  const leaveOut = line(page).getByRole('button', { name: 'Leave it out' });
  await demo.addRule().click();
  await expect(line(page)).toContainText('212 of 3,201 movies · 5 of 5 engines agree');
  await expect(line(page)).toContainText(/Rule 4 has no value yet: as it stands, it selects (all )?3,/);
  await demo.choose('Operators, rule 4', '=');
  const empty =
    'Rule 4 has no value yet: as it stands, it selects only movies whose Title is an empty text, 0 of 3,201.';
  await expect(line(page)).toContainText(empty);
  await expect(line(page)).toContainText('0 of 3,201 movies · 5 of 5 engines agree');
  await leaveOut.click();
  await expect(demo.list('Fields, rule 4')).toBeFocused();
  await expect(line(page)).toContainText('212 of 3,201 movies · 5 of 5 engines agree');
  await expect(leaveOut).toHaveCount(0);
  await expect(demo.list('Operators, rule 4')).toHaveValue('~');

  await test.step('a group without a rule goes, which this release cannot keep and leave out; undo brings back all', async () => {
    const inGroup = demo.button('Add rule, group 5');
    await demo.button('Add group, the whole query').click();
    await expect(line(page)).toContainText('Group 5 has no rule yet: as it stands, it selects all 3,201 movies.');
    await leaveOut.click();
    await expect(inGroup).toHaveCount(0);
    await expect(demo.removeRule(4)).toBeFocused();
    await demo.button('Undo').click();
    await expect(inGroup).toBeVisible();
    for (const _ of ['the group', 'leaving the rule out']) await demo.button('Undo').click();
    await expect(demo.list('Operators, rule 4')).toHaveValue('=');
    await demo.openPanel('options');
    await expect(demo.option('autoSelectOperator')).toBeChecked();
  });

  await demo.release(nextLine.major).check({ force: true });
  await expect(page.locator(`[data-release="${nextLine.major}"] .queryBuilder`)).toBeVisible();
  await expect(line(page)).toContainText(empty);
  await leaveOut.click();
  await expect(line(page)).toContainText('212 of 3,201 movies');
  await expect(demo.button('Unmute rule, rule 4')).toBeVisible();
});

test('what does not arrive is said once, and comes by one Retry', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await demo.value(1).press('End');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toHaveCount(1);
  await expect(line(page)).toContainText('212 of 3,201 movies');
  await page.unroute('**/*.js');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(line(page)).toContainText('5 of 5 engines agree');
  await expect(demo.count).toBeVisible();
});

test('who saves data runs the query with a button, and is told what that downloads', async ({ page }) => {
  const demo = new Demo(page);
  const engines = noteEngines(page);
  await withoutPrefetching(page);
  await open(page, '/demo');
  await demo.value(1).fill('8');
  await demo.openPanel('export');
  await demo.openPanel('results');
  await page.waitForLoadState('networkidle');
  expect(engines).toEqual([]);
  await line(page).getByRole('button', { name: 'Run the query, up to 0.4 MB' }).click();
  await expect(demo.count).toContainText(`${successful(8).length} of 3,201`);
  await expect(line(page)).toContainText('selected by SQLite');
  expect(
    engines.filter((address) => address.includes('worker')),
    'workers',
  ).toHaveLength(1);
  await demo.button('Compare 5 engines, 0.5 MB').click();
  await expect(demo.panel('results')).toBeFocused();
  await expect(line(page)).toContainText('5 of 5 engines agree');
});

/** Rules whose controls do not stand side by side. */
const broken = () =>
  [...document.querySelectorAll('[data-toolkit] .rule')].flatMap((rule) => {
    const boxes = [...rule.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
    const lowestTop = Math.max(...boxes.map(({ top }) => top));
    const highestBottom = Math.min(...boxes.map(({ bottom }) => bottom));
    return lowestTop < highestBottom ? [] : [rule.textContent];
  });

test('every sample shows each rule in one line where the builder has the width of the page, and is never wider than it', async ({
  page,
}) => {
  await open(page, '/demo');
  for (const { id } of samples)
    await test.step(id, async () => {
      // Beside the results, long rules go on in another line.
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await page.evaluate(sideways)).toEqual([0, 0]);
      await page.setViewportSize({ width: 1140, height: 900 });
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
