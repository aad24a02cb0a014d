import { isDeep, seed } from '../../scripts/testScale';
import { startLimit, startPatience } from '../../src/engines/client';
import { stallLimit } from '../../src/loading/fetchBytes';
import { Demo, successful } from '../fixtures/demo';
import { expect, gate, open, test } from '../fixtures/site';

/** Rows that another engine selects, whichever answered first. */
const standsIn = (count: number) =>
  new RegExp(`These are the ${count} rows that (MongoDB|CEL|SpEL|JsonLogic) selects in [\\w-]+:`);

test.describe('results that do not arrive', () => {
  const table = '**/movies-table-*.json';

  test('a slow download shows what is still to come, and the page works meanwhile', async ({ page }) => {
    const demo = new Demo(page);
    const files = gate();
    for (const pattern of [table, '**/*.wasm'])
      await page.route(pattern, async (request) => {
        await files.opened;
        await request.continue();
      });
    await open(page, '/demo');
    await demo.openPanel('results');
    const loading = page.getByRole('list', { name: 'Loading' });
    await expect(loading).toContainText('The movies table: on its way');
    await expect(loading).toContainText('The engine: on its way');
    await expect(loading.getByRole('progressbar')).toHaveCount(2);
    await demo.value(1).fill('8');
    await demo.openPanel('export');
    await expect(demo.sql).toContainText('imdbRating >= 8');
    await demo.openPanel('results');
    await expect(loading).toBeVisible();
    files.open();
    await expect(demo.count).toContainText(`${successful(8).length} of 3,201`);
    await expect(loading).toHaveCount(0);
  });

  for (const [what, pattern, answer, message] of [
    ['the table is not there', table, { status: 404 }, 'The movies table could not be fetched: the server says 404.'],
    ['the table is damaged', table, { status: 200, body: '{"columns":[' }, 'The movies table arrived damaged.'],
    ['the table is another one', table, { status: 200, body: '[]' }, 'The movies table arrived damaged.'],
    ['the table is cut off', table, 'abort', 'The movies table could not be fetched.'],
    ['SQLite is not there', '**/*.wasm', { status: 404 }, 'SQLite could not be fetched: the server says 404.'],
    ['SQLite is cut off', '**/*.wasm', 'abort', 'SQLite could not be fetched.'],
    ['SQLite is damaged', '**/*.wasm', { status: 200, body: 'no wasm' }, 'WebAssembly'],
  ] as const)
    test(`${what}: the panel says so, and Retry mends it`, async ({ page }) => {
      const demo = new Demo(page);
      await page.route(pattern, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await open(page, '/demo');
      await demo.openPanel('results');
      const panel = demo.panel('results');
      await expect(panel.getByRole('alert')).toContainText(message);
      if (pattern !== table) {
        await expect(panel).toContainText(standsIn(212));
        await expect(page.getByText('· 4 of 5 engines agree')).toBeVisible();
        await page.getByRole('radio', { name: 'CEL', exact: true }).check();
        await expect(demo.count).toContainText(`${successful(7.5).length} of 3,201`);
        await expect(demo.agreement).toContainText('4 of 4 formats, in 4 of 4 engines, select the same');
        await expect(demo.agreement.locator('li', { hasText: 'SQL with parameters:' })).toContainText(message);
        await page.unroute(pattern);
        await demo.agreement.getByRole('button', { name: 'Retry' }).click();
      } else {
        await page.unroute(pattern);
        await panel.getByRole('button', { name: 'Retry' }).click();
      }
      await expect(demo.agreement).toContainText('7 of 7 formats, in 5 of 5 engines, select the same 212 rows.');
    });

  test('SQLite never answers: another engine is shown at once, SQLite is given up after a while, Retry mends it', async ({
    page,
    watch,
  }) => {
    const demo = new Demo(page);
    const file = gate();
    let asked = 0;
    await page.route('**/*.wasm', async (route) => {
      asked += 1;
      await file.opened;
      await route.continue();
    });
    await page.clock.install();
    await open(page, '/demo');
    await demo.openPanel('results');
    const panel = demo.panel('results');
    const line = page.getByRole('region', { name: 'What the query selects' });
    await expect(page.getByRole('list', { name: 'Loading' })).toContainText('The movies table: ready');
    await page.clock.fastForward(startPatience);
    await expect(panel).toContainText('The engine for SQL is still starting.');
    await expect(panel).toContainText(standsIn(212));
    await expect(demo.agreement.getByRole('listitem').first()).toHaveText('SQLite: starting');
    await expect(demo.agreement).toContainText('mingo: MongoDB 212 rows');
    await expect(line).toContainText('212 of 3,201 movies · waiting for SQLite');
    await demo.value(1).fill('8');
    await expect(panel).toContainText(standsIn(successful(8).length));

    // Time must not run out for those that are at work.
    for (const label of ['MongoDB', 'CEL', 'SpEL', 'JsonLogic'])
      await expect(demo.agreement).toContainText(`${label} ${successful(8).length} rows`);
    await page.clock.fastForward(startLimit);
    await expect(panel.getByRole('alert')).toContainText(
      `The engine did not start: nothing came for ${startLimit / 1000} s.`,
    );
    await expect(line).toContainText(`${successful(8).length} of 3,201 movies · 4 of 5 engines agree`);
    await expect(demo.agreement).toContainText('4 of 4 formats, in 4 of 4 engines, select the same');
    await demo.value(1).fill('7.5');
    await expect(panel).toContainText(standsIn(212));
    expect(asked, 'each key would wait for it again').toBe(1);
    const box = panel.getByText('could not be run.').locator('xpath=../..');
    await panel.getByRole('button', { name: 'Retry' }).first().click();
    await expect(panel).toContainText('The engine for SQL is still starting.');
    await expect(box.or(panel.getByText('still starting').locator('xpath=../..'))).toBeFocused();
    file.open();
    await expect(demo.count).toContainText('212 of 3,201');
    await expect(demo.agreement).toContainText('7 of 7 formats, in 5 of 5 engines, select the same 212 rows.');
    await expect(panel).not.toContainText('still starting');
    expect(watch.problems).toEqual([]);
  });

  test('the table stops in the middle: the panel says so, and Retry mends it', async ({ page }) => {
    const demo = new Demo(page);
    const file = gate();
    await page.route(table, async (route) => {
      await file.opened;
      await route.continue();
    });
    await page.clock.install();
    await open(page, '/demo');
    await demo.openPanel('results');
    await expect(page.getByRole('list', { name: 'Loading' })).toContainText('The movies table: on its way');
    await page.clock.fastForward(stallLimit);
    const panel = demo.panel('results');
    await expect(panel.getByRole('alert')).toHaveText('The movies table did not arrive: nothing came for 10 s.Retry');
    file.open();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(demo.agreement).toContainText('7 of 7 formats');
  });

  test('SQLite is damaged in the cache only: it is fetched anew, and nobody sees it', async ({ page }) => {
    const demo = new Demo(page);
    let fetched = 0;
    await page.route('**/*.wasm', (route) => {
      fetched += 1;
      return fetched === 1 ? route.fulfill({ status: 200, body: 'no wasm' }) : route.continue();
    });
    await open(page, '/demo');
    await demo.openPanel('results');
    await expect(demo.count).toContainText(`${successful(7.5).length} of 3,201`);
    expect(fetched).toBe(2);
  });

  // e2e/faults has the first script of each worker, of which others are shared: three of all a day.
  test('any script of a worker: the format says so, the others run, and Retry mends it', async ({ page, context }) => {
    test.slow();
    const demo = new Demo(page);
    // Which scripts the workers bring is seen in a first visit.
    const scripts = new Set<string>();
    await open(page, '/demo');
    context.on('request', (request) => /\.js$/.test(request.url()) && scripts.add(request.url()));
    await demo.openPanel('results');
    await expect(demo.agreement).toContainText('7 of 7');
    const ofPage = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => ['script', 'link'].includes((entry as PerformanceResourceTiming).initiatorType))
        .map(({ name }) => name),
    );
    const ofWorkers = [...scripts].filter((script) => !ofPage.includes(script)).sort();
    expect(ofWorkers.length).toBeGreaterThanOrEqual(5);
    let failed = 0;
    const today = isDeep('faults')
      ? ofWorkers
      : [0, 1, 2].map((next) => ofWorkers[(seed + next) % ofWorkers.length] as string);
    for (const script of today)
      await test.step(script, async () => {
        await page.route(`${script}*`, (route) => route.abort());
        await page.goto('about:blank');
        await open(page, '/demo');
        await demo.openPanel('results');
        const panel = demo.panel('results');
        await expect(panel.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
        await expect(panel).toContainText('could not be loaded');
        failed += 1;
        await page.unroute(`${script}*`);
        await panel.getByRole('button', { name: 'Retry' }).first().click();
        await expect(demo.agreement).toContainText('7 of 7');
      });
    expect(failed).toBe(today.length);
  });

  test('no WebAssembly at all: the page says so of the engines that need it, fetches nothing for them, and runs the others', async ({
    page,
  }) => {
    const demo = new Demo(page);
    await page.route(/\/assets\/.*\.js(\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `delete self.WebAssembly;${await response.text()}` });
    });
    const fetched: string[] = [];
    page.on('request', (request) => /\.wasm/.test(request.url()) && fetched.push(request.url()));
    await open(page, '/demo');
    expect(await page.evaluate(() => typeof WebAssembly)).toBe('undefined');
    await demo.openPanel('results');
    const panel = demo.panel('results');
    const words = 'SQLite needs WebAssembly, which this browser does not have or blocks.';
    await expect(panel.getByRole('alert')).toHaveText(`SQL could not be run. ${words} The other engines go on.`);
    await expect(panel).toContainText(/These are the 212 rows that \w+ selects in [\w-]+:/);
    await expect(demo.agreement).toContainText('4 of 4 formats, in 4 of 4 engines, select the same 212 rows.');
    await expect(demo.agreement.locator('li', { hasText: 'SQL with parameters:' })).toContainText(words);
    await panel.getByRole('button', { name: 'Also run in PostgreSQL' }).click();
    await expect(panel).toContainText('PostgreSQL needs WebAssembly');
    expect(fetched).toEqual([]);
    // A script that is still on its way when the test ends would fail whichever test runs next.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
