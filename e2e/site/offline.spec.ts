import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { isDeep, seed } from '../../scripts/effort';
import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { keptIn, openPanel } from '../fixtures/offlineBuild';
import { type OwnServer, ownServer } from '../fixtures/ownServer';
import { docsRoutes, fileOf, routes } from '../fixtures/routes';
import { box, hits } from '../fixtures/searchModal';
import { expect, hydrated, open, test } from '../fixtures/site';
import { toolkitsToday } from '../fixtures/toolkitsToday';

/** All of them in `npm run test:deep`; otherwise so many, others each day. */
const today = <Item>(all: readonly Item[], count: number): Item[] =>
  isDeep
    ? [...all]
    : Array.from({ length: Math.min(count, all.length) }, (_, at) => all[(seed * 7 + at * 31) % all.length] as Item);

const withSamples = docsRoutes.filter((route) => readFileSync(fileOf(route), 'utf8').includes('data-release='));

// One visitor, who makes the site available once; then its server is stopped for good.
test.describe.configure({ mode: 'serial' });
let server: OwnServer;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];
test.beforeAll(async ({ browser }) => {
  server = await ownServer('build');
  context = await browser.newContext({ baseURL: server.origin });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});
test.afterEach(() => expect(problems.splice(0)).toEqual([]));

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

test('every page is there, with its headers, at every spelling of its address', async () => {
  test.setTimeout(600_000);
  const answers = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          return [
            path,
            response.status,
            response.headers.get('x-content-type-options'),
            /<h1/.test(await response.text()),
          ];
        }),
      ),
    routes,
  );
  expect(answers).toEqual(routes.map((route) => [route, 200, 'nosniff', true]));
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

test('engines run, the large ones too; results say why, and the project is downloaded', async () => {
  test.setTimeout(180_000);
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByLabel('Sample query').selectOption('not');
  await demo.tab('Results');
  await expect(demo.agreement.getByRole('listitem').filter({ hasText: /^MongoDB:/ })).toContainText(
    'Cause: not dropped.',
  );
  await demo.button('Also run in PostgreSQL').click();
  await expect(page.getByRole('region', { name: 'PostgreSQL' })).toContainText(/same|rows/i, { timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'PostgreSQL' }).getByRole('alert')).toHaveCount(0);
  await demo.tab('Code');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  expect(Object.keys(unzipSync(readFileSync(await (await download).path()))).join()).toContain('package.json');
});

test('"Remove" leaves nothing behind', async () => {
  const panel = await openPanel(page, '/docs/intro');
  await expect(panel).toContainText('This site is available offline.');
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  expect(await keptIn(page)).toEqual([0, 0]);
});
