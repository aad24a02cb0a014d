import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { isDeep, seed } from '../../scripts/testScale';
import { runsAtOnce, runsOf } from '../../src/engines/registry';
import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { keptIn, openPanel } from '../fixtures/offlineBuild';
import { type OwnServer, ownServer } from '../fixtures/ownServer';
import { docsRoutes, fileOf, routes } from '../fixtures/routes';
import { box, hits } from '../fixtures/searchModal';
import { expect, hydrated, open, test } from '../fixtures/site';
import { toolkitsToday } from '../fixtures/toolkitsToday';
import { noteViolations } from '../fixtures/violations';

/** All of them in `npm run deep -- offline`; otherwise so many, others each day. */
const today = <Item>(all: readonly Item[], count: number): Item[] =>
  isDeep('offline')
    ? [...all]
    : Array.from({ length: Math.min(count, all.length) }, (_, at) => all[(seed * 7 + at * 31) % all.length] as Item);

const withSamples = docsRoutes.filter((route) => readFileSync(fileOf(route), 'utf8').includes('data-release='));

// One visitor, who makes the site available once; then its server is stopped for good.
test.describe.configure({ mode: 'serial' });
let server: OwnServer;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];
let violations: string[] = [];
test.beforeAll(async ({ browser }) => {
  server = await ownServer('build');
  context = await browser.newContext({ baseURL: server.origin });
  violations = await noteViolations(context);
  page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});
test.afterEach(() => expect([problems.splice(0), violations.splice(0)]).toEqual([[], []]));

test('nothing is registered, stored or fetched before the button, which says what it takes', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/docs/intro');
  expect(await keptIn(page)).toEqual([0, 0]);
  expect(asked.filter((path) => /sw\.js|offline\.json/.test(path))).toEqual([]);
  const panel = await openPanel(page, '/docs/intro');
  const { parts, files } = JSON.parse(readFileSync('build/offline.json', 'utf8'));
  const megabytes = (part: number) =>
    (
      files
        .filter((file: number[]) => file[4] === part)
        .reduce((sum: number, file: number[]) => sum + (file[2] ?? 0), 0) / 1e6
    ).toFixed(1);
  const boxes = panel.getByRole('checkbox');
  await expect(boxes).toHaveCount(parts.length);
  expect(parts.map(({ id }: { id: string }) => id)).toEqual(['site', 'postgresql', 'sparql']);
  await expect(panel).toContainText(`Docs, samples, search and demos (${megabytes(0)} MB)`);
  await expect(panel).toContainText(`PostgreSQL (${megabytes(1)} MB)`);
  await expect(panel.getByRole('button', { name: `Download ${megabytes(0)} MB` })).toBeVisible();
  expect(await keptIn(page)).toEqual([0, 0]);
});

test('the download shows its progress, and ends with a site that is available offline', async () => {
  test.setTimeout(180_000);
  const panel = await openPanel(page, '/docs/intro');
  for (const engine of await panel.getByRole('checkbox').and(panel.locator(':enabled')).all()) await engine.check();
  await panel.getByRole('button', { name: /^Download/ }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel).toContainText('This site is available offline.', { timeout: 120_000 });
  expect(await keptIn(page)).toEqual([1, 1]);
  await server.stop();
});

test('every page and every script of a worker is there, with the headers that a host sends', async () => {
  // Playwright turns a static import into require, which cannot load an ES module.
  const { headersOf } = await import('../../hosting/rules.mjs');
  const workers = readdirSync('build/assets/workers', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/workers/${file}`);
  expect(headersOf(workers[0] ?? '')['content-security-policy']).toContain("'wasm-unsafe-eval'");
  expect(headersOf('/index.html')['content-security-policy']).toBe("frame-ancestors 'none'");
  const wanted = [
    ...routes.map((route) => [route, 200, headersOf(fileOf(route).slice('build'.length)), true]),
    ...workers.map((file) => [file, 200, headersOf(file), false]),
  ];
  const answers = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          const headers = Object.fromEntries(response.headers);
          return [path, response.status, headers, /^<!doctype html>.*<h1/is.test(await response.text())];
        }),
      ),
    wanted.map(([path]) => path as string),
  );
  expect(answers).toEqual(wanted);
});

test('pages come to life, at every spelling of their addresses', async () => {
  test.setTimeout(600_000);
  for (const route of today(routes, 6)) {
    const response = await page.goto(route);
    expect([route, response?.status()]).toEqual([route, 200]);
    await hydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await page.goto('/docs/intro.html?q=1');
  await expect(page).toHaveURL('/docs/intro?q=1');
  await page.goto('/react-querybuilder');
  await expect(page).toHaveURL(/\/demo/);
  const missing = await page.goto('/docs/nothing');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('samples are live', async () => {
  test.setTimeout(600_000);
  expect(withSamples.length).toBeGreaterThan(20);
  for (const route of today(withSamples, 2)) {
    await open(page, route);
    for (const sample of await page.locator('[data-sample] [data-release] > div').all()) {
      if (!(await sample.isVisible())) continue;
      await sample.scrollIntoViewIfNeeded();
      await expect(sample, route).toHaveAttribute('data-live', '');
    }
  }
});

test('a sample is edited, and runs', async () => {
  await open(page, '/docs/intro');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const code = page.getByRole('textbox', { name: /^Code of/ });
  await code.fill((await code.inputValue()).replace(/label: '\w+/, "label: 'Without a connection"));
  const preview = page.frameLocator('iframe:not([data-waiting])').frameLocator('iframe').locator('body');
  await expect(preview).toContainText('Without a connection');
});

test('search answers', async () => {
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  await box(page).fill('validation');
  await expect(hits(page).first()).toBeVisible();
  await hits(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/intro$/);
});

for (const { id, path, releases } of toolkits)
  if (toolkitsToday.some((toolkit) => toolkit.id === id))
    test(`the demo in ${id} is live in ${releases.join(' and ')}`, async () => {
      const demo = new Demo(page);
      await open(page, path);
      for (const release of releases) {
        await demo.release(release).check({ force: true });
        await expect(page.locator(`[data-release="${release}"] .queryBuilder`)).toBeVisible();
        const before = await demo.rules.count();
        await demo.addRule().click();
        await expect(demo.rules).toHaveCount(before + 1);
      }
    });

/** Engines stay from release to release, so the newest has all; what an older one brings itself is live above. */
const newest = toolkits[0].releases.slice(-1);
for (const release of isDeep('offline') ? toolkits[0].releases : newest)
  test(`all engines run in ${release}, the large ones too`, async () => {
    test.setTimeout(180_000);
    const demo = new Demo(page);
    await open(page, '/demo');
    await demo.release(release).check({ force: true });
    await demo.openPanel('results');
    const atOnce = runsAtOnce(release);
    const counted = `of ${atOnce.length} formats, in \\d+ of ${new Set(atOnce.map(({ engine }) => engine.id)).size} engines`;
    await expect(demo.agreement).toContainText(new RegExp(counted), { timeout: 60_000 });
    // Beside an engine that did not start.
    await expect(demo.agreement.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    const asked = runsOf(release).flatMap(({ engine }) => (engine.onRequest ? [engine.name] : []));
    expect(asked).toContain('PostgreSQL');
    for (const name of new Set(asked)) {
      await demo.button(new RegExp(`^Also run in ${name}`)).click();
      const region = page.getByRole('region', { name, exact: true });
      await expect(region).toContainText(/same|rows/i, { timeout: 60_000 });
      await expect(region.getByRole('alert')).toHaveCount(0);
    }
  });

test('results say why, and the project is downloaded', async () => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByLabel('Sample query').selectOption('not');
  await demo.openPanel('results');
  await expect(demo.agreement.getByRole('listitem').filter({ hasText: /^MongoDB:/ })).toContainText(
    'Cause: not dropped.',
  );
  await demo.openPanel('code');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  expect(Object.keys(unzipSync(readFileSync(await (await download).path()))).join()).toContain('package.json');
});

test('a table and a schema of the visitor’s own are read, and queried', async () => {
  await open(page, '/demo');
  await new Demo(page).openPanel('data');
  const read = async (text: string) => {
    await page.getByLabel('Rows or fields as text').fill(text);
    await page.getByRole('button', { name: 'Read the text' }).click();
  };
  await read('CREATE TABLE orders (id int, city text)');
  await expect(page.getByRole('heading', { name: 'Pasted table: no rows, 2 fields' })).toBeFocused();
  await read('city;amount\nOslo;1,5\nRome;2,5\nRome;30');
  await expect(page.getByRole('heading', { name: 'Pasted table: 3 rows, 2 fields' })).toBeFocused();
  await page.getByRole('button', { name: 'Use this data' }).click();
  await expect(page.getByRole('region', { name: 'What the query selects' })).toContainText(/\d of 3 rows/);
});

test('code is checked for an upgrade, and a stored query selects rows in both releases', async () => {
  await open(page, '/upgrade?from=6&to=8');
  await page.getByRole('button', { name: 'Use an example' }).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /places? in 1 file/ })).toBeVisible();
  const stored = page.getByRole('region', { name: 'Compare the exports of stored queries' });
  const inner = { combinator: 'and', not: true, rules: [{ field: 'genre', operator: '=', value: 'Drama' }] };
  await stored.getByLabel(/^Queries as JSON/).fill(JSON.stringify({ combinator: 'and', rules: [inner] }));
  await stored.getByRole('button', { name: 'Compare exports' }).click();
  await stored.getByRole('button', { name: 'Compare rows in mingo' }).first().click();
  await expect(stored.getByText(/release \d selects \d+ rows; release 8 selects [\d,]+ rows\.$/)).toBeVisible();
});

test('"Remove" leaves nothing behind', async () => {
  const panel = await openPanel(page, '/docs/intro');
  await expect(panel).toContainText('This site is available offline.');
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  expect(await keptIn(page)).toEqual([0, 0]);
});
