import type { Page } from '@playwright/test';
import { workerFolder } from '../../src/loading/workerFolder';
import { axeFindings, expect, expectNothingButAborted, open, sidewaysPixels, test, turnTo } from '../fixtures/site';

/** The sentence that a screen reader has heard last. */
const said = (page: Page) => page.getByRole('status', { name: 'What changed' });

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('a stored query is exported by both releases, by keyboard; differences have their causes', async ({ page }) => {
  await open(page, '/upgrade');
  const stored = page.getByRole('region', { name: 'Compare the exports of stored queries' });
  const compare = stored.getByRole('button', { name: 'Compare exports' });
  await compare.press('Enter');
  await expect(stored.getByRole('alert')).toContainText('This is not JSON');
  const query = { combinator: 'and', rules: [{ field: 'title', operator: 'contains', value: 'a' }] };
  await stored.getByLabel(/^Queries as JSON/).fill(JSON.stringify(query));
  await compare.press('Enter');
  await expect(said(page)).toContainText(/exports differ between release 5 and release 8/);
  const spel = stored.getByRole('region', { name: 'spel', exact: true });
  await expect(spel.locator('ins').first()).toContainText('.*');
  await expect(spel.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', /#spel-matches-whole-texts$/);
  const line = (value: string) =>
    JSON.stringify({
      ...query,
      rules: [
        { field: 'title', operator: 'contains', value },
        { field: 'a', operator: '=', value },
      ],
    });
  await stored.getByLabel(/^Queries as JSON/).fill(`${line('a')}\n{"rules":\n${line('b')}\n`);
  await compare.press('Enter');
  await expect(said(page)).toContainText('2 of 2 queries export differently with release 8');
  await expect(stored.getByRole('list', { name: 'Queries that could not be read' })).toContainText(
    'Query 2: This is not JSON',
  );
  await expect(spel).toContainText('2 queries: 1, 3. The first of them:');
  for (const mode of ['light', 'dark'] as const) {
    await turnTo(page, mode);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysPixels(page)).toBe(0);
});

test('rows are compared on request, with causes, and with releases that have no docs', async ({ page }) => {
  await open(page, '/upgrade?from=6&to=8');
  const stored = page.getByRole('region', { name: 'Compare the exports of stored queries' });
  const inner = { combinator: 'and', not: true, rules: [{ field: 'genre', operator: '=', value: 'Drama' }] };
  await stored.getByLabel(/^Queries as JSON/).fill(JSON.stringify({ combinator: 'and', rules: [inner] }));
  await stored.getByRole('button', { name: 'Compare exports' }).press('Enter');
  const mongodb = stored.getByRole('region', { name: 'mongodb', exact: true });
  await mongodb.getByRole('button', { name: 'Compare rows in mingo' }).press('Enter');
  await expect(mongodb.getByRole('status')).toHaveText(/release 6 selects \d+ rows; release 8 selects [\d,]+ rows\.$/);
  await expect(mongodb.getByText('Cause: not dropped.')).toBeVisible();
  await expect(mongodb.getByText(/^\d+ rows only with release 6$/)).toBeVisible();
  await expect(mongodb.getByRole('link', { name: 'not dropped' })).toHaveAttribute('href', /\/export#not$/);
  await stored
    .getByLabel(/^Queries as JSON/)
    .fill('{"combinator":"and","rules":[{"field":"age","operator":"contains","value":"a"}]}');
  await stored.getByRole('button', { name: 'Compare exports' }).press('Enter');
  const spel = stored.getByRole('region', { name: 'spel', exact: true });
  await spel.getByRole('button', { name: 'Compare rows in spel2js' }).press('Enter');
  await expect(spel.getByRole('status')).toContainText('there is no field "age"');
});

/** A file of queries, one on each line, of which every tenth exports differently, and the last one is damaged. */
function fileOf(count: number) {
  const line = (_: unknown, index: number) =>
    JSON.stringify({
      combinator: 'and',
      rules: [{ field: 'title', operator: index % 10 ? '=' : 'contains', value: `a${index}` }],
    });
  const text = [...Array.from({ length: count }, line), '{"rules":'].join('\n');
  return { name: 'queries.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) };
}

test('a large file is compared off the main thread, with progress; it is ended by a change, and can be cancelled', async ({
  page,
}) => {
  await open(page, '/upgrade?from=6&to=8');
  const stored = page.getByRole('region', { name: 'Compare the exports of stored queries' });
  const progress = stored.getByRole('progressbar', { name: 'Queries compared' });
  const choose = async (count: number) => {
    const chooser = page.waitForEvent('filechooser');
    await stored.getByRole('button', { name: 'Choose a file of queries' }).click();
    await (await chooser).setFiles(fileOf(count));
  };
  await choose(99_999);
  await expect(progress).toHaveAttribute('max', '100000');
  await expect(stored.getByText(/^[1-9][\d,]* of 100,000$/)).toBeVisible();
  // The longest time between two frames: the page answers while the worker is busy.
  const longest = await page.evaluate(async () => {
    let [last, most] = [performance.now(), 0];
    for (const end = last + 2000; last < end; ) {
      await new Promise(requestAnimationFrame);
      most = Math.max(most, performance.now() - last);
      last = performance.now();
    }
    return most;
  });
  expect(longest).toBeLessThan(500);
  await stored.getByRole('button', { name: 'Cancel' }).click();
  await expect(said(page)).toContainText(/^Cancelled after [1-9][\d,]* of 100,000 queries\. .* 1 could not be read\.$/);
  await expect(stored.getByRole('region', { name: 'spel', exact: true })).toBeVisible();

  await choose(99_999);
  await expect(stored.getByText(/^[1-9][\d,]* of 100,000$/)).toBeVisible();
  await stored.getByRole('button', { name: 'Paste queries instead' }).click();
  await expect(progress).toHaveCount(0);
  await expect(stored.getByLabel(/^Queries as JSON/)).toBeFocused();
  await expect(said(page)).toHaveText(/have changed since the last comparison/);

  await choose(300);
  await expect(said(page)).toContainText('of 300 queries export differently with release 8');
  await expect(stored.getByRole('list', { name: 'Queries that could not be read' })).toContainText('Query 301:');
  await page.getByRole('combobox', { name: 'Your code uses' }).selectOption('5');
  await expect(stored.getByRole('region')).toHaveCount(0);
  await expect(said(page)).toHaveText(/have changed since the last comparison/);
});

test('a worker whose script does not come is told of, and asked for again', async ({ page, watch }) => {
  await open(page, '/upgrade');
  const stored = page.getByRole('region', { name: 'Compare the exports of stored queries' });
  await stored
    .getByLabel(/^Queries as JSON/)
    .fill('{"combinator":"and","rules":[{"field":"a","operator":"contains","value":"b"}]}');
  const workers = `**/${workerFolder}**`;
  await page.route(workers, (route) => route.abort());
  await stored.getByRole('button', { name: 'Compare exports' }).click();
  await expect(stored.getByText(/did not arrive/)).toBeVisible();
  await page.unroute(workers);
  await stored.getByRole('button', { name: 'Retry' }).click();
  await expect(said(page)).toContainText(/exports differ between release 5 and release 8/);
  await expect(stored.getByText(/did not arrive/)).toHaveCount(0);
  expectNothingButAborted(watch.problems);
});
