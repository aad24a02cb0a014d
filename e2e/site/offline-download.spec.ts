import { buildSync } from 'esbuild';
import { keptIn, openPanel, smallBuild } from '../fixtures/offlineBuild';
import { type OwnServer, ownServer } from '../fixtures/ownServer';
import { servePlainly } from '../fixtures/plainHost';
import { axeFindings, expect, gate, open, test } from '../fixtures/site';

let a: ReturnType<typeof smallBuild>;
let server: OwnServer;
test.beforeEach(async () => {
  a = smallBuild('a');
  server = await ownServer(a.folder);
});
test.afterEach(async () => {
  await server.stop();
  a.remove();
});

type Panel = Awaited<ReturnType<typeof openPanel>>;
async function makeAvailable(panel: Panel) {
  await panel.getByRole('button', { name: /^(Download|Continue)/ }).click();
  await expect(panel).toContainText('This site is available offline.', { timeout: 30_000 });
}
const home = '[data-build]';

test('a newer build is fetched whole in the background, and given to pages that are opened then', async ({
  page,
  context,
}) => {
  await makeAvailable(await openPanel(page, `${server.origin}/`));
  await open(page, `${server.origin}/`);
  await expect(page.locator(home)).toHaveAttribute('data-build', 'a');
  const b = smallBuild('b');
  try {
    await server.start(b.folder);
    const other = await context.newPage();
    await expect(async () => {
      await other.goto(`${server.origin}/`);
      await expect(other.locator(home)).toHaveAttribute('data-build', 'b', { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await server.stop();
    await other.reload();
    await expect(other.locator(home)).toHaveAttribute('data-build', 'b');
    // The tab that was open is still of its build.
    const ofTab = await page.evaluate(async () => (await fetch('/')).text());
    expect(ofTab).toContain('data-build=a');
  } finally {
    b.remove();
  }
});

test('a download that is interrupted says so, and goes on where it stopped', async ({ page }) => {
  let left = Number.POSITIVE_INFINITY;
  await page.route('**/assets/js/*', (route) => (left-- > 0 ? route.continue() : route.abort()));
  const panel = await openPanel(page, `${server.origin}/`);
  left = 5;
  await panel.getByRole('button', { name: /^Download/ }).click();
  await expect(panel.getByRole('alert')).toContainText('The download was interrupted.');
  const { findings } = { findings: await axeFindings(page) };
  expect(findings).toEqual([]);
  const rest = panel.getByRole('button', { name: /^Continue/ });
  await expect(rest).toBeVisible();
  await page.unroute('**/assets/js/*');
  await makeAvailable(panel);
});

test('a host that has pages at the names of their files alone is read there', async ({ page }) => {
  const host = await servePlainly(a.folder, '/', true);
  try {
    const asked: string[] = [];
    page.on('response', (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await makeAvailable(await openPanel(page, `${host.origin}/`));
    expect(asked).toEqual(expect.arrayContaining(['404 /docs/intro', '200 /docs/intro.html']));
    expect((await page.goto(`${host.origin}/docs/intro`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  } finally {
    host.stop();
  }
});

test('a download is cancelled', async ({ page }) => {
  const { open: release, opened } = gate();
  const panel = await openPanel(page, `${server.origin}/`);
  await page.route('**/assets/js/*', async (route) => {
    await opened;
    await route.abort();
  });
  await panel.getByRole('button', { name: /^Download/ }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: /^Continue/ })).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  release();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByRole('button', { name: /^Download/ })).toBeVisible();
  expect(await keptIn(page)).toEqual([0, 0]);
});

test('a browser without room refuses, and is left as it was', async ({ page, context }) => {
  const panel = await openPanel(page, `${server.origin}/`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 100_000 });
  await panel.getByRole('button', { name: /^Download/ }).click();
  await expect(panel.getByRole('alert')).toContainText('Your browser refused to store the files');
  expect(await keptIn(page)).toEqual([0, 0]);
});

test('files that the browser has removed come from the network, and the panel says what happened', async ({
  page,
  context,
}) => {
  await makeAvailable(await openPanel(page, `${server.origin}/`));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'cache_storage' });
  const panel = await openPanel(page, `${server.origin}/`);
  await expect(panel).toContainText('Your browser has removed files of this site');
  await makeAvailable(panel);
});

test('what an owner publishes to end offline use removes it', async ({ page }) => {
  await makeAvailable(await openPanel(page, `${server.origin}/`));
  const end = buildSync({ entryPoints: ['src/offline/worker/end.ts'], bundle: true, write: false, format: 'iife' });
  a.write('sw.js', end.outputFiles[0]?.text ?? '');
  await page.goto(`${server.origin}/`);
  await expect.poll(() => keptIn(page), { timeout: 30_000 }).toEqual([0, 0]);
  await page.goto(`${server.origin}/`);
  await expect(page.locator(home)).toHaveAttribute('data-build', 'a');
});
