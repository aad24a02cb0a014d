import fc from 'fast-check';
import { env } from '../../config/env';
import { lists } from '../../plugins/search/theme/SearchBar/storedSearches';
import { runs, seed } from '../../scripts/testScale';
import { importFormats } from '../../src/demo/panels/import/releases/5';
import { Demo } from '../fixtures/demo';
import { files, hashes as fuzzedHashes } from '../fixtures/fuzz/demo';
import type { Kind } from '../fixtures/fuzz/Kind';
import { searches, storedValues } from '../fixtures/fuzz/site';
import { docsRoutes } from '../fixtures/routes';
import { expect, open, test } from '../fixtures/site';

/** The same 40 of each in every run, so that a failure can be looked at again. */
const sample = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { numRuns: 40, seed: 5 });
const scripts = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  "');alert(1);('",
];
const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 60 })
  .map((array) => `d1=${Buffer.from(array).toString('base64url')}`);
const hashes = sample(
  fc.oneof(
    fc.constantFrom(
      '%E0%A4%A',
      '%',
      '%ff%fe',
      'd1=',
      'd2=abc',
      '/../',
      `d1=${'A'.repeat(70_000)}`,
      ...scripts.map((text) => `d1=${text}`),
      ...scripts,
    ),
    bytes,
    fc.webFragments({ size: 'small' }).filter((text) => text !== ''),
  ),
);
const texts = sample(
  fc.oneof(
    fc.constantFrom(
      ...scripts,
      '{"$where":"alert(1)"}',
      '(('.repeat(500),
      '{"__proto__":{"x":1}}',
      `{"a":${'['.repeat(3000)}`,
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  ),
);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const state = { calls: 0 };
    Object.assign(window, { hostile: state });
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(window, {
        [name]: () => {
          state.calls += 1;
        },
      });
  });
});
const calls = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { hostile: { calls: number } }).hostile.calls);

test('40 hostile hashes in an open tab: a notice, no crash, no script, query intact', async ({ page, watch }) => {
  test.setTimeout(240_000);
  await open(page, '/demo');
  const demo = new Demo(page);
  await demo.openPanel('export');
  const query = (await demo.sql.textContent()) ?? '';
  for (const hash of hashes) {
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    await expect(page.getByRole('alert'), JSON.stringify(hash.slice(0, 80))).toContainText('could not be read');
    await expect(demo.sql).toHaveText(query);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  expect(await calls(page)).toBe(0);
  expect(watch.problems).toEqual([]);
});

for (const route of ['/', '/demo', docsRoutes[0] ?? '/docs/intro'])
  test(`${route} survives a hash that cannot be decoded, on arrival and in an open tab`, async ({ page, watch }) => {
    await open(page, `${route}#%E0%A4%A`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(() => {
      location.hash = '%E0%A4%A';
    });
    await page.evaluate(() => {
      location.hash = '%ff';
    });
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  });

test('40 hostile imports: a message, no script, query intact', async ({ page, watch }) => {
  test.setTimeout(240_000);
  await open(page, '/demo');
  const rows = page.locator('[data-release] .rule');
  await new Demo(page).openPanel('import');
  for (const [index, text] of texts.entries()) {
    const { label } = importFormats[index % importFormats.length] ?? { label: 'SQL' };
    await page.getByRole('radio', { name: label, exact: true }).check();
    await page.getByLabel('Query text').fill(text);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.locator('#import-outcome'), JSON.stringify(text)).not.toBeEmpty();
    await expect(page.getByLabel('Query text')).toHaveAttribute('aria-invalid', 'true');
    await expect(rows).toHaveCount(4);
  }
  await expect(page.locator('main img, main script')).toHaveCount(0);
  expect(await calls(page)).toBe(0);
  expect(watch.problems).toEqual([]);
});

/** Fewer than in Node (e2e/fixtures/fuzz), which sees what is read; this is what is drawn of it. */
const some = ({ inputs }: Kind) => fc.sample(inputs, { numRuns: runs(12, 600, 'hostile'), seed });

test('one visit, fed with hostile links, files, searches and stored values: no crash, no script, query intact', async ({
  page,
  watch,
}) => {
  test.setTimeout(600_000);
  const isExecuted = () => page.evaluate(() => 'executed' in globalThis);
  const noCrash = async () => {
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    expect(await isExecuted()).toBe(false);
    expect(await calls(page)).toBe(0);
  };
  /** Gives the page one link after the other, each when the last one has been painted. */
  const feed = (inputs: string[]) =>
    page.evaluate(async (inputs) => {
      let longest = 0;
      for (const input of inputs) {
        const started = performance.now();
        location.hash = input;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        longest = Math.max(longest, performance.now() - started);
      }
      return longest;
    }, inputs);

  await open(page, '/demo');
  const rule = page.getByLabel('Value, rule 1', { exact: true });
  await rule.fill('8.25');
  const valueNow = () => rule.inputValue({ timeout: 500 }).catch(() => '');
  await test.step('links', async () => {
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const links = some(fuzzedHashes);
    // No more at once than steps are kept (src/demo/store/history.ts).
    while (links.length > 0) {
      const longest = await feed(links.splice(0, 150));
      console.log(`fuzz of a page: longest time without a frame after a link ${longest.toFixed(0)} ms`);
      await noCrash();
      // What links brought can be undone, back to the visitor's own; the last may need code that is still on its way.
      await expect(async () => {
        const isDone = async () => (await undo.getAttribute('aria-disabled')) === 'true';
        while (!(await isDone()) && (await valueNow()) !== '8.25') await undo.click();
        expect(await valueNow()).toBe('8.25');
      }).toPass({ timeout: 60_000 });
    }
  });
  await test.step('files', async () => {
    await new Demo(page).openPanel('import');
    for (const [index, text] of some(files).entries())
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: `${index}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    await noCrash();
    await page.getByLabel('Sample query').selectOption('first');
    await expect(page.locator('[data-release] .rule')).toHaveCount(4);
  });
  await test.step('stored values, which the search shows', async () => {
    for (const value of some(storedValues).slice(0, runs(5, 100, 'hostile'))) {
      await page.evaluate(
        ({ stored, keys }) => {
          for (const key of keys) localStorage.setItem(key, stored);
        },
        { stored: value, keys: lists.map((name) => name + env.search.indexName) },
      );
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    }
    await noCrash();
  });
  await test.step('searches', async () => {
    await open(page, '/search');
    const box = page.getByRole('searchbox', { name: 'Search' });
    for (const query of some(searches).slice(0, runs(10, 200, 'hostile'))) await box.fill(query);
    await box.fill('showCloneButtons');
    await expect(page.locator('.search-results li').first()).toContainText('showCloneButtons');
    await noCrash();
  });
  expect(watch.problems).toEqual([]);
});
