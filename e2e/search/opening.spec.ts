import type { Page } from '@playwright/test';
import { withoutPrefetching } from '../fixtures/budget';
import { box, button, dialog, hits, modal } from '../fixtures/searchModal';
import { axeFindings, expect, holdScripts, open, test } from '../fixtures/site';

/**
 * Opens a page whose further scripts wait for `open`. They are held from the first request on: what a page asks for between
 * becoming live and being held would come.
 * @returns `asked` are the names of the scripts that were asked for since the page began
 */
async function openWithoutModal(page: Page, route = '/docs/intro') {
  await withoutPrefetching(page);
  await page.setViewportSize({ width: 1280, height: 300 });
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  const scripts = await holdScripts(page);
  scripts.releaseFirst();
  await open(page, route);
  asked.push('live');
  return { open: scripts.releaseLate, asked };
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  '/': (page) => page.keyboard.press('/'),
  'a click': (page) => button(page).click(),
};
for (const [name, start] of Object.entries(ways)) {
  test(`what is typed after ${name} while the modal is on its way arrives`, async ({ page }) => {
    const late = await openWithoutModal(page);
    await start(page);
    await page.keyboard.type('limit groupz');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(modal(page), `asked for: ${late.asked}`).toHaveCount(0);
    late.open();
    await expect(modal(page)).toBeVisible();
    await expect(box(page)).toHaveCount(1);
    await expect(box(page)).toHaveValue('limit groups');
    await expect(box(page)).toBeFocused();
    // What a screen reader is told: which of the results Enter opens.
    await expect(box(page)).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.type('#');
    await expect(box(page), 'the caret is where it was').toHaveValue('limit gro#ups');
    await page.keyboard.press('Backspace');
    await expect(hits(page).first()).toContainText(/limit.*groups/i);
  });
}
test('no letter is lost while one box takes the place of the other', async ({ page }) => {
  const late = await openWithoutModal(page);
  await page.keyboard.press('/');
  await page.keyboard.type('ab');
  late.open();
  const text = 'cdefghijklmnopqrstuvwxyz0123456789';
  await page.keyboard.type(text);
  await expect(modal(page)).toBeVisible();
  await expect(box(page)).toHaveValue(`ab${text}`);
});
test('text that was pasted, or marked on the page before, arrives', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const late = await openWithoutModal(page);
  await page.evaluate(() => navigator.clipboard.writeText('limit groups'));
  await page.locator('h1').selectText();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('Getting started');
  await page.keyboard.press('Control+v');
  late.open();
  await expect(modal(page)).toBeVisible();
  await expect(box(page)).toHaveValue('limit groups');
});
test('the late modal shows a dialog in its place, and leaves the navbar alone', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.unrouteAll();
    await openWithoutModal(page);
    await page.setViewportSize({ width, height: 900 });
    const places = () =>
      page.evaluate(() =>
        ['.navbar', '.navbar__brand', 'main'].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height];
        }),
      );
    const before = await places();
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await places()).toEqual(before);
    const { y } = (await dialog(page).boundingBox()) ?? { y: NaN };
    expect(y).toBe(width > 768 ? 60 : 0);
    expect(await axeFindings(page, { within: ['dialog'] })).toEqual([]);
  }
});
test('a failed modal says so in the same place; what was typed survives Retry', async ({ page }) => {
  const late = await openWithoutModal(page);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('limit gro');
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('This part of the page did not arrive. Check your connection, then try again.');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ups');
  expect(await axeFindings(page, { within: ['dialog'] })).toEqual([]);
  await page.unroute('**/assets/**/*.js');
  late.open();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(modal(page)).toBeVisible();
  await expect(box(page)).toHaveValue('limit groups');
  await expect(box(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
});
const exits: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'a press beside it': (page) => page.mouse.click(20, 250),
  Back: (page) => page.goBack(),
};
for (const [name, leave] of Object.entries(exits)) {
  test(`${name} ends the waiting, and nothing pops up later`, async ({ page }) => {
    const late = await openWithoutModal(page);
    await page.evaluate(() => scrollTo(0, 400));
    const arrived = page.waitForResponse('**/assets/**/*.js');
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type('query');
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    late.open();
    await (await arrived).finished();
    await page.keyboard.press('/');
    await expect(modal(page), 'it is there by now, and opens when it is asked for').toBeVisible();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/intro$/);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });
}

for (const [platform, key] of [
  ['MacIntel', '⌘ K'],
  ['Linux x86_64', 'Ctrl K'],
])
  test(`the button names the keys of ${platform}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', { value }), platform);
    await open(page, '/docs/intro');
    await expect(button(page).locator('kbd')).toHaveText(key as string);
  });
