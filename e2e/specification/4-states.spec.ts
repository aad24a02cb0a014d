import { withoutPrefetching } from '../fixtures/budget';
import { expect, gate, hydrated, open, test, visits } from '../fixtures/site';

const toggle = /switch between|dark|light/i;

test('colour mode: default light, stored under the key theme, flipped by the toggle', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('nav').getByRole('button', { name: toggle }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});
test('colour mode: no flash, the stored mode stands before any script file has come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', () => {}); // never answered
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
for (const { way, visit } of visits)
  test(`colour mode: default light, and its button says so, ${way}`, async ({ page }) => {
    await visit(page, '/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('nav').getByRole('button', { name: toggle })).toHaveAccessibleName(
      /currently light mode/,
    );
  });
test('colour mode: a stored mode is named by its button before any act', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/intro');
  await expect(page.locator('nav').getByRole('button', { name: toggle })).toHaveAccessibleName(/currently dark mode/);
});
for (const { way, visit } of visits)
  test(`colour mode: synchronised across tabs, of which one is seen ${way}`, async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await visit(other, '/docs/intro');
    await page.locator('nav').getByRole('button', { name: toggle }).click();
    const root = other.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await hydrated(other);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await other.locator('nav').getByRole('button', { name: toggle }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
test('announcement bar: dismissal is stored', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('On React 19?')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
});
test('announcement bar: dismissal reaches the other tabs of the browser', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/docs/intro');
  await expect(other.getByText('On React 19?')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(other.getByText('On React 19?')).toHaveCount(0);
});
test('announcement bar: its link leads on without a new load of the page', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.getByText('On React 19?').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/docs\/next\/intro$/);
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});
test('announcement bar: dismissal resets when the id changes', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(page.getByText('On React 19?')).toBeVisible();
});
test('preferred docs version: stored per docs plugin', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__menu').getByText('v4.x').click();
  await expect(page).toHaveURL(/\/docs\/4\/intro$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('4');
});
for (const { way, visit } of visits)
  test(`preferred docs version: Docs and the label of the menu lead to it, ${way}`, async ({ page, watch }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '4'));
    await visit(page, '/');
    await expect(page.locator('.navbar .dropdown > a')).toHaveText('v4.x');
    await page.locator('nav').getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/4\/intro$/);
    await hydrated(page);
    await expect(page.locator('.navbar .dropdown > a')).toHaveText('v4.x');
    expect(watch.problems).toEqual([]);
  });
test('tab-group choices are stored under keys prefixed docusaurus.tab', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm');
  await open(page, '/docs/intro');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
});
const tabLists = '[role=tablist]:has([data-tab^="npm2yarn:"])';
test('tab groups go in step where the storage is denied', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/docs/intro');
  const lists = page.locator(tabLists);
  const count = await lists.count();
  expect(count, 'more than one group, or there is nothing to keep in step').toBeGreaterThan(1);
  await lists.last().getByRole('tab', { name: 'pnpm' }).click();
  for (let at = 0; at < count; at += 1)
    await expect(lists.nth(at).getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'pnpm add' }).first()).toBeVisible();
});
test('a stored tab stands before any script file has come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm'));
  await page.route('**/*.js', () => {}); // never answered
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  const list = page.locator(tabLists).first();
  await expect(list.locator('[aria-selected=true]')).toHaveText('pnpm');
  await expect(list.locator('.tabs__item--active')).toHaveText('pnpm');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add');
});
test('a stored tab shows in every frame while the page becomes live', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const tab = document.querySelector('[data-tab].tabs__item--active');
      const panel = tab?.closest('.tabs-container')?.querySelector('[role=tabpanel]:not([hidden]) pre');
      if (tab) seen.push(`${tab.textContent}: ${panel?.textContent?.trim().split(' ')[0]}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/docs/intro');
  // Twice: what is asked for in one frame runs in the next, after the effects of what the page has painted.
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { seen: string[] }).seen)),
        ),
      ),
  );
  expect(seen.length).toBeGreaterThan(2);
  expect([...new Set(seen)]).toEqual(['pnpm: pnpm']);
});
test('the navbar hides on scroll down and reappears on scroll up', async ({ page }) => {
  await open(page, '/docs/api/querybuilder');
  const navbar = page.locator('nav.navbar');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});
test('route change: the next page is preloaded while the old one stays, with a progress bar after 200 ms', async ({
  page,
}) => {
  await withoutPrefetching(page);
  await page.clock.install({ time: '2026-01-01T00:00:00' });
  await open(page, '/docs/intro');
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt('2026-01-01T01:00:00');
  const next = gate();
  await page.route('**/assets/**/*.js', async (route) => {
    await next.opened;
    await route.continue();
  });
  const preload = page.waitForRequest('**/assets/**/*.js');
  await page.locator('nav').getByRole('link', { name: 'Demo', exact: true }).click();
  await preload;
  const bar = page.locator('#nprogress .bar');
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  next.open();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
test('route change: a file is prefetched once, however many links may need it', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('link[rel=prefetch]').first(), 'asked for by links on show').toBeAttached();
  for (const name of ['Docs', 'Demo']) await page.locator('nav').getByRole('link', { name, exact: true }).click();
  // Each page has a footer of its own.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
  await page.locator('.footer').scrollIntoViewIfNeeded();
  const files = page.locator('link[rel=prefetch]');
  await expect.poll(() => files.count()).toBeGreaterThan(5);
  const addresses = await files.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses).toEqual([...new Set(addresses)]);
});
test('after a route change the page is at the top, or at the target of the hash', async ({ page }) => {
  await open(page, '/docs/api/querybuilder');
  await page.mouse.wheel(0, 2000);
  await page.locator('.footer').getByRole('link', { name: 'Showcase' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await open(page, '/docs/api/querybuilder#fields');
  await expect(page.locator('#fields')).toBeInViewport();
});
