import type { Page } from '@playwright/test';
import { Demo } from '../fixtures/demo';
import { expect, gate, hydrated, open, painted, test } from '../fixtures/site';

type Report = { unreached: string[]; unmarked: string[]; hidden: string[] };
type TabWindow = { tabJudged: () => Promise<void> | undefined; tabReport: () => Report & { cameRound: boolean } };

/**
 * Presses a key, Tab or Shift+Tab, until the focus comes round, and compares what it met with the controls that the page shows.
 * `unmarked`: focused without any visible change; `hidden`: focused while covered or outside of the window.
 */
async function tabThrough(page: Page, key: string): Promise<Report & { count: number }> {
  const expected = await page.evaluate(() => {
    const controls = () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [inert] *') &&
          // A tab list and a group of radio buttons are one stop each; arrow keys lead to the others.
          !element.matches('[tabindex="-1"], [type=radio]:not(:checked)'),
      );
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') || element.textContent || element.getAttribute('title') || element.className).trim().slice(0, 40)}"`;
    const marksOf = (element: Element) => {
      const { outline, boxShadow, border } = getComputedStyle(element);
      return `${outline} ${boxShadow} ${border}`;
    };
    const unfocused = new Map<Element, string>(controls().map((element) => [element, marksOf(element)]));
    const met = new Set<Element>();
    const isHidden = (element: Element) => {
      // A link of several lines is where its first line is: what surrounds all of them may have its middle beside the text.
      const [line] = element.getClientRects();
      const { left, top, right, bottom } = line ?? element.getBoundingClientRect();
      // The middle of what lies within the window: a code block can be higher than the window.
      const shown = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      return !shown || !(element.contains(shown) || shown.contains(element));
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let judged: Promise<void> | undefined;
    const state = { cameRound: false, unreached: [] as string[], unmarked: [] as string[], hidden: [] as string[] };
    const judge = async (element: Element) => {
      const end = performance.now() + 2000;
      while (isHidden(element) && performance.now() < end) await frame();
      if (isHidden(element)) state.hidden.push(nameOf(element));
    };
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      if (state.cameRound) return;
      if (met.has(element)) {
        // Judged at once: the presses that follow scroll up, which shows the button that leads back to the top.
        state.cameRound = true;
        state.unreached = controls()
          .filter((control) => !met.has(control))
          .map(nameOf);
        return;
      }
      met.add(element);
      if (unfocused.get(element) === marksOf(element)) state.unmarked.push(nameOf(element));
      // Where the focus has scrolled up, the navbar leaves the announcement once React knows of the scroll.
      if (isHidden(element)) judged = judge(element);
    });
    Object.assign(window, { tabReport: () => state, tabJudged: () => judged });
    return unfocused.size;
  });
  for (let presses = 0; presses < expected + 20; presses += 1) {
    await page.keyboard.press(key);
    const cameRound = await page.evaluate(async () => {
      const { tabJudged, tabReport } = window as unknown as TabWindow;
      await tabJudged();
      return tabReport().cameRound;
    });
    if (cameRound) break;
  }
  const { cameRound, ...found } = await page.evaluate(() => (window as unknown as TabWindow).tabReport());
  expect(cameRound, 'the focus comes round').toBe(true);
  return { ...found, count: expected };
}

/** A page of every kind, and of every line: their samples bring controls of their own. */
const routes = [
  ...['/', '/markdown-page', '/search?q=paste', '/demo', '/unknown'],
  ...['/docs/intro', '/docs/next/intro', '/docs/4/intro', '/docs/3/intro'],
  '/docs/api/querybuilder',
];
for (const route of routes)
  test(`Tab and Shift+Tab reach every control of ${route}, and show where it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    for (const sample of await page.locator('[data-sample] [data-release] > div').all()) {
      await sample.scrollIntoViewIfNeeded();
      await expect(sample).toHaveAttribute('data-live', '');
    }
    if (route.startsWith('/search')) await expect(page.getByText(/documents? found/)).toBeVisible();
    if (route === '/unknown') await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'])
      await test.step(key, async () => {
        // A field that has the focus from the start would show no change on being reached.
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.evaluate(() => scrollTo(0, 0));
        // Until the scroll event arrives, the navbar is moved up, over the announcement.
        await expect(page.locator('.navbar')).toHaveCSS('transform', 'none');
        const { count, ...report } = await tabThrough(page, key);
        expect(count).toBeGreaterThan(10);
        expect(report, key).toEqual({ unreached: [], unmarked: [], hidden: [] });
      });
  });

const focused = (page: Page) => page.locator(':focus');
/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button') {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`40 Tabs did not reach the ${role} ${name}`);
}

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to main content');
  await expect(focused(page)).toBeInViewport();
  // The site's own mark, not the browser's.
  await expect(focused(page)).toHaveCSS('outline', /solid 2px$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});
test('Escape closes the version dropdown and gives the focus back', async ({ page }) => {
  await open(page, '/docs/intro');
  const dropdown = await tabTo(page, 'v5.x', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'v4.x', exact: true })).toBeVisible();
  await tabTo(page, 'v4.x', 'link');
  await page.keyboard.press('Escape');
  await expect(dropdown).toHaveAttribute('aria-expanded', 'false');
  await expect(dropdown).toBeFocused();
});
test('a page that a link leads to says its title', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /^Demo \| React Query Builder$/ })).toBeAttached();
});
for (const key of ['Enter', ' ']) {
  test(`the version dropdown opens and picks a version by key: "${key}"`, async ({ page }) => {
    await open(page, '/docs/intro');
    const dropdown = await tabTo(page, 'v5.x', 'button');
    await page.keyboard.press(key);
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    // The menu fades in, and takes no focus before its first frame.
    await expect(page.getByRole('link', { name: 'v4.x', exact: true })).toBeVisible();
    await tabTo(page, 'v4.x', 'link');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/4\/intro$/);
  });
  test(`the colour toggle works by key: "${key}"`, async ({ page }) => {
    await open(page, '/docs/intro');
    await tabTo(page, /dark|light/i, 'button');
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}
test('the mobile menu opens and closes by key, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/intro');
  const toggle = await tabTo(page, 'Toggle navigation bar', 'button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await tabTo(page, 'Close navigation bar', 'button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});
test('while the mobile menu is open, Tab stays in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/intro');
  await tabTo(page, 'Toggle navigation bar', 'button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  const met: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    // The body has the focus when it leaves the page for the browser's own controls.
    met.push(await page.evaluate(() => document.activeElement?.closest('.navbar-sidebar, body')?.className ?? ''));
  }
  expect(new Set(met.filter((className) => !/navbar-sidebar/.test(className))).size).toBeLessThanOrEqual(1);
  expect(met.filter((className) => /navbar-sidebar/.test(className)).length).toBeGreaterThan(20);
});
// A live docs page shows the sidebar's links, and those of the navbar behind "Back to main menu".
for (const [name, where] of [
  ['Migrate', 'on the same link'],
  ['Demo', 'on the button that closes it, where that link is not on show'],
] as const)
  test(`a mobile menu opened before the scripts has the focus ${where} once they are there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = gate();
    await page.route('**/assets/js/*.js', async (request) => {
      await scripts.opened;
      await request.continue();
    });
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const early = page.getByRole('dialog', { name: 'Main' });
    await early.getByRole('link', { name, exact: true }).first().focus();
    scripts.open();
    await hydrated(page);
    await expect(early).toHaveCount(0);
    const live = page.locator('.navbar-sidebar');
    const focused =
      name === 'Demo'
        ? live.getByRole('button', { name: 'Close navigation bar' })
        : live.getByRole('link', { name, exact: true });
    await painted(page);
    await expect(focused).toBeFocused();
  });
test('search opened from nowhere gives the focus to its button', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('nav').getByRole('button', { name: /^Search/ })).toBeFocused();
});
for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`search opens by ${key}, closes by Escape and gives the focus back`, async ({ page }) => {
    await open(page, '/docs/intro');
    const before = await tabTo(page, 'Demo', 'link');
    await page.keyboard.press(key);
    await expect(page.getByPlaceholder('Search docs')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await expect(before).toBeFocused();
  });
}
test('a tab of a tab group is chosen by arrow keys', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.getByRole('tab', { name: 'npm' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Yarn' }).first()).toHaveAttribute('aria-selected', 'true');
});
test('an export format of the demo is chosen by arrow keys', async ({ page }) => {
  await open(page, '/demo');
  await new Demo(page).openPanel('export');
  const formats = page.getByRole('radio');
  await formats.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(formats.nth(1)).toBeChecked();
});
test('a rule removed on the home page hands the focus on', async ({ page }) => {
  await open(page, '/');
  const remove = page.getByRole('button', { name: 'Remove rule, rule 3.1' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove rule/ })).toHaveCount(3);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add rule, group 3' })).toBeFocused();
});
