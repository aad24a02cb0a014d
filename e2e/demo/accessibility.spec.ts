import type { Page } from '@playwright/test';
import { Demo, movies } from '../fixtures/demo';
import { expect, gate, open, test } from '../fixtures/site';

const told = (page: Page) => page.getByRole('status', { name: 'What changed' });

test('what is removed hands the focus on with draggable rules and a combinator per gap', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.turnOn('enableDragAndDrop', 'independentCombinators');
  await demo.removeRule(2).focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Rule 2 removed');
  await expect(demo.button('Remove group, group 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Group 2 removed');
  await expect(demo.removeRule(1)).toBeFocused();
});

test('the same edit again is another announcement', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.removeRule(1).click();
  const first = await told(page).locator('p').elementHandle();
  await demo.removeRule(1).click();
  await expect(told(page)).toHaveText('Rule 1 removed');
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
});

test('undo and redo keep the focus when there is nothing more to take back', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.addRule().click();
  for (const [name, count] of [
    ['Undo', 4],
    ['Redo', 5],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(demo.rules).toHaveCount(count);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(demo.rules).toHaveCount(count);
  }
});

/** Writes down what the live regions of the page come to say, as a screen reader would. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const regions = () => document.querySelectorAll('[role=status], [role=alert], [aria-live]');
    const last = new Map(Array.from(regions(), (region) => [region, region.textContent ?? '']));
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.textContent ?? '';
        // What comes with its text, but for a status, is not read out.
        if (text && last.get(region) !== text && (last.has(region) || region.role)) heard.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('results say that they load and what came of it, and nothing between; so does PostgreSQL, and a click', async ({
  page,
}) => {
  test.slow();
  const demo = new Demo(page);
  const files = gate();
  for (const pattern of ['**/movies-table-*.json', '**/*.wasm'])
    await page.route(pattern, async (request) => {
      await files.opened;
      await request.continue();
    });
  await open(page, '/demo');
  await demo.tab('results').hover();
  await listen(page);
  await demo.openPanel('results');
  const steps = page.getByRole('list', { name: 'Loading' });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(steps.getByRole('progressbar', { name: 'The movies table' })).toBeVisible();
  files.open();
  await expect(demo.agreement).toContainText('7 of 7');
  const ofResults = ['Loading the movies table and the engine', '212 of 3,201 movies · 5 of 5 engines agree'];
  await expect.poll(() => heard(page)).toEqual(ofResults);

  await demo.removeRule(1).click();
  await demo.removeRule(1).click();
  const { length } = movies.filter(({ 'Major Genre': genre }) => genre === 'Comedy' || genre === 'Drama');
  const rows = length.toLocaleString('en');
  // Two clicks in a row have one result.
  const ofClicks = [...ofResults, 'Rule 1 removed', `${rows} of 3,201 movies · 5 of 5 engines agree`];
  await expect.poll(() => heard(page)).toEqual(ofClicks);

  const section = page.getByRole('region', { name: 'PostgreSQL' });
  await section.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(section).toBeFocused();
  await expect(section.getByRole('progressbar', { name: 'PostgreSQL' })).toBeVisible();
  const verdict = `PostgreSQL and SQLite select the same ${rows} rows.`;
  await expect(section).toContainText(verdict, { timeout: 60_000 });
  expect(await heard(page)).toEqual([...ofClicks, 'Loading PostgreSQL', verdict]);
});

test('each row of the results is named by its title', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('results');
  await expect(demo.count).toBeVisible();
  const rows = await demo.resultRows.count();
  expect(rows).toBeGreaterThan(5);
  await expect(page.getByRole('rowheader')).toHaveCount(rows);
  await expect(demo.resultRows.first().locator('> :first-child')).toHaveRole('rowheader');
});

/** What is chosen on a page, and its neighbours that are not. */
const choices = {
  '/demo': {
    toolkit: ['nav[aria-label=Toolkit] [aria-current]', 'nav[aria-label=Toolkit] a:not([aria-current])'],
    format: ['[role=tabpanel] :checked + span', '[role=tabpanel] :not(:checked) + span'],
    panel: ['main [role=tab][aria-selected=true]', 'main [role=tab][aria-selected=false]'],
    'place in the navbar': ['.navbar__link--active', '.navbar__item.navbar__link:not(.navbar__link--active)'],
  },
  '/docs/intro': {
    'package manager': ['main [role=tab][aria-selected=true]', 'main [role=tab][aria-selected=false]'],
    'page in the sidebar': ['.menu__link[aria-current=page]', '.menu__link:not([aria-current])'],
  },
  '/docs/category/api': {
    'category in the sidebar': ['.menu__link[aria-current=page]', '.menu__link:not([aria-current])'],
  },
};
for (const [route, marks] of Object.entries(choices))
  test(`forced colours show what is chosen on ${route}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, route);
    if (route === '/demo') {
      await new Demo(page).tab('results').focus();
      await page.keyboard.press('ArrowRight');
    }
    const colours = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color, borderBottomColor } = getComputedStyle(element);
          return { backgroundColor, color, borderBottomColor };
        });
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.cssText =
        'forced-color-adjust: none; color: HighlightText; background: Highlight; border: solid Canvas';
      const { backgroundColor, color, borderBottomColor } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color, borderBottomColor };
    });
    for (const [what, [chosen = '', other = '']] of Object.entries(marks)) {
      const { backgroundColor, color } = await colours(chosen);
      expect({ backgroundColor, color }, what).toEqual({
        backgroundColor: system.backgroundColor,
        color: system.color,
      });
      const unchosen = await colours(other);
      expect(unchosen.backgroundColor, `not the ${what}`).not.toBe(system.backgroundColor);
      if (other.includes('[role=tab]'))
        expect(unchosen.borderBottomColor, 'no line below').toBe(system.borderBottomColor);
    }
  });

test('without JavaScript the page promises nothing, and says what is missing', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${baseURL}/demo`);
  // Playwright's own texts leave `noscript` out.
  const shown = { useInnerText: true };
  const main = page.locator('main');
  await expect(main).toContainText(
    'Static preview. Enable JavaScript to change the query, run it, import one, and compare versions.',
    shown,
  );
  await expect(main).not.toContainText('Change the query', shown);
  await expect(main.getByRole('region', { name: 'What the query selects' })).toHaveText('212 of 3,201 movies', shown);
  const panels = await page.getByRole('tabpanel').allInnerTexts();
  const [answer, ...others] = panels.filter((text) => text.trim());
  expect(answer).toMatch(/Twelve Monkeys[\s\S]*The first 10 of 212/);
  expect(answer).not.toContain('Compare');
  expect(others).toEqual([]);
  await page.context().close();
});
