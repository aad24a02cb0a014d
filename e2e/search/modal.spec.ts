import type { Page } from '@playwright/test';
import { documentedLines } from '../../lines/lines';
import { suggestions } from '../../plugins/search/theme/SearchBar/suggestions';
import { axeFindings, expect, hydrated, open, test } from '../fixtures/site';

const input = (page: Page) => page.getByPlaceholder('Search docs');
const hits = (page: Page) => page.locator('.DocSearch-Hit');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
const status = (page: Page) => page.locator('.DocSearch-Modal').getByRole('status');
const everyIndexFile = '**/search/*.json';

/** Opens the modal and types; search/opening.spec.ts types before it is there, which asks twice. */
async function search(page: Page, query: string, route = '/docs/intro') {
  await open(page, route);
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await input(page).fill(query);
}

test('nothing of the search is loaded before it is asked for, and nothing from elsewhere', async ({ page, watch }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/docs/4/intro');
  expect(requests.filter((path) => path.startsWith('/search/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  await page.keyboard.press('/');
  await input(page).fill('query');
  await expect(hits(page).first()).toBeVisible();
  expect(page.workers(), 'the index is searched off the main thread').toHaveLength(1);
  expect(requests.filter((path) => path.startsWith('/search/')).sort()).toEqual([
    '/search/default.json',
    '/search/docs-default-4.json',
  ]);
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Logo')).toBeHidden();
  expect(watch.problems).toEqual([]);
});
test('it opens by button; letters typed one by one stay, and narrow the results', async ({ page }) => {
  await open(page, '/docs/intro');
  await page
    .locator('nav')
    .getByRole('button', { name: /^Search/ })
    .click();
  for (const letter of 'showclone') await input(page).press(letter);
  await expect(input(page)).toHaveValue('showclone');
  await expect(hits(page).first()).toContainText('showCloneButtons');
  await expect(hits(page).first().locator('mark').first()).toContainText('showCloneButtons');
  await expect(status(page)).toHaveText(/^(One result|\d+ results)$/);
});
test('arrow keys choose, Enter opens, the choice is kept as recent and can be made a favourite', async ({ page }) => {
  await search(page, 'dark mode');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/tips\/styling#dark-mode$/);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  await expect(hits(page)).toContainText('Dark mode');
  await hits(page).getByTitle('Save this search').click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
  await hits(page).getByTitle('Remove this search from favorites').click();
  await expect(page.getByText('No recent searches')).toBeVisible();
});
test('results stand below the titles of their pages, each a link of its own out of the order of Tab', async ({
  page,
  context,
}) => {
  await search(page, 'validation');
  await expect(hits(page).first()).toBeVisible();
  const groups = await page.locator('.DocSearch-Hits').evaluateAll((all) =>
    all.map((group) => ({
      title: group.querySelector('.DocSearch-Hit-source')?.textContent,
      paths: [...group.querySelectorAll('.DocSearch-Hit a')].map(
        (link) => new URL((link as HTMLAnchorElement).href).pathname,
      ),
      stops: group.querySelectorAll('.DocSearch-Hit a:not([tabindex="-1"])').length,
    })),
  );
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.map(({ title }) => title)).toContain('Validation');
  expect(new Set(groups.map(({ title }) => title)).size, 'no page twice').toBe(groups.length);
  for (const { title, paths, stops } of groups) {
    expect(new Set(paths).size, `pages below ${title}`).toBe(1);
    expect(stops).toBe(0);
  }
  const other = context.waitForEvent('page');
  await hits(page)
    .nth(1)
    .locator('a')
    .click({ modifiers: ['Control'] });
  await expect(await other).toHaveURL(/\/docs\//);
  await expect(page, 'this page stays').toHaveURL(/\/docs\/intro$/);
});
test('it says which version is searched, offers words to begin with, and a way on where there is nothing', async ({
  page,
}) => {
  await open(page, '/docs/4/intro');
  await page.keyboard.press('/');
  await expect(page.getByText('Searching v4.x')).toBeVisible();
  const first = page.getByRole('button', { name: suggestions[0], exact: true });
  await first.click();
  await expect(input(page)).toHaveValue(suggestions[0] ?? '');
  await expect(hits(page).first()).toBeVisible();
  await expect(first).toBeHidden();
  await input(page).fill('zzzzqqq');
  const help = page.locator('.search-help');
  await expect(page.locator('.DocSearch-NoResults')).toContainText('No results for "zzzzqqq"');
  await expect(help).toContainText('Check the spelling');
  const others = documentedLines().filter(({ label }) => label !== 'v4.x');
  for (const text of suggestions) await expect(help.getByRole('link', { name: text, exact: true })).toBeVisible();
  await expect(help.getByRole('link', { name: /^Search / })).toHaveText(others.map(({ label }) => `Search ${label}`));
  await help.getByRole('link', { name: 'Search Next' }).click();
  await expect(page).toHaveURL(/\/search\?q=zzzzqqq&version=current$/);
  await page.goBack();
  await expect(page, 'the modal left no step behind').toHaveURL(/\/docs\/4\/intro$/);
});
test('Tab and Shift+Tab go round in the modal; Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/docs/intro');
  const opener = page.getByRole('button', { name: 'Search', exact: false }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  // They come a moment after the field, and Tab goes round among what is there.
  await expect(page.getByRole('button', { name: suggestions.at(-1), exact: true })).toBeVisible();
  for (const text of suggestions) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: text, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('query');
  const clear = page.getByRole('button', { name: 'Clear the query' });
  const all = page.getByRole('link', { name: /^See all \d+ results$/ });
  await expect(all).toBeVisible();
  for (const stop of [clear, all, input(page), clear]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  for (const stop of [input(page), all, clear, input(page), all]) {
    await page.keyboard.press('Shift+Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
test('forced colours: the modal has an edge, and the chosen result the colours of a choice', async ({ page }) => {
  // In dark forced colours the browser's own colour of a mark is that of the page.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await search(page, 'dark mode');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.DocSearch-Modal')).toHaveCSS('outline-style', 'solid');
  const colours = await page.evaluate(() => {
    const probe = Object.assign(document.body.appendChild(document.createElement('i')), { id: 'probe' });
    probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background: Highlight';
    const { color, backgroundColor } = getComputedStyle(probe);
    return { color, backgroundColor };
  });
  const chosen = hits(page).first().locator('a');
  await expect(chosen).toHaveCSS('background-color', colours.backgroundColor);
  for (const text of [chosen.locator('mark').first(), chosen.locator('.search-line')])
    await expect(text).toHaveCSS('color', colours.color);
  const other = hits(page).nth(1).locator('.search-line');
  const plain = await other.evaluate((line) => getComputedStyle(line).color);
  await expect(other.locator('mark').first()).toHaveCSS('color', plain);
  await expect(hits(page).nth(1).locator('a')).not.toHaveCSS('background-color', colours.backgroundColor);
});
test('the search is about the line of the page', async ({ page }) => {
  await search(page, 'getting started', '/docs/3/intro');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/3\//);
});
test('a heading with signs of HTML is shown as text, as a result and as a recent search', async ({ page }) => {
  await search(page, 'onQueryChange={setQuery} does not compile');
  await expect(hits(page).first()).toContainText('onQueryChange={setQuery} does not compile');
  await input(page).fill('uncontrolled component to be controlled');
  await expect(hits(page).first()).toContainText('"Changing from an uncontrolled component to be controlled"');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/common-mistakes#/);
  await page.keyboard.press('/');
  await expect(hits(page).first()).toContainText('"Changing from an uncontrolled component to be controlled"');
});
for (const [name, answer] of Object.entries({
  missing: { status: 404, body: '' },
  damaged: { body: '{"pages":' },
  'of another shape': { body: '{}' },
})) {
  test(`an index that is ${name} gives the failure text, and the next try recovers`, async ({ page }) => {
    await page.route(everyIndexFile, (route) => route.fulfill(answer));
    await search(page, 'sql');
    await expect(failure(page)).toContainText('You might want to check your network connection.');
    await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
    await page.unroute(everyIndexFile);
    await input(page).fill('sql export');
    await expect(hits(page).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}
test('a worker that cannot start gives the failure text, and the next try recovers', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.evaluate(() => {
    const original = window.Worker;
    const faulty = (() => {
      throw new Error('no worker');
    }) as unknown as typeof Worker;
    Object.assign(window, { Worker: faulty, mend: () => Object.assign(window, { Worker: original }) });
  });
  await input(page).fill('sql');
  await expect(failure(page)).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await input(page).fill('sql export');
  await expect(hits(page).first()).toBeVisible();
});
for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in any state of the modal, ${mode}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    const states: Record<string, string[]> = {};
    const look = async (state: string) => {
      states[state] = await axeFindings(page);
    };
    await open(page, '/docs/intro');
    await page.keyboard.press('/');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await look('empty');
    await input(page).fill('parameterized');
    await expect(hits(page).first()).toBeVisible();
    await look('results');
    await input(page).fill('zzzzqqq');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    await expect(status(page)).toHaveText('No results for zzzzqqq');
    await look('no results');
    for (const query of ['dark mode', 'bulma']) {
      await input(page).fill(query);
      await expect(hits(page).first()).toContainText(new RegExp(query, 'i'));
      await page.keyboard.press('Enter');
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
      await page.keyboard.press('/');
    }
    await expect(hits(page)).toHaveCount(2);
    await look('recent');
    await hits(page).first().getByTitle('Save this search').click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await look('favourite');
    await page.route(everyIndexFile, (route) => route.abort());
    await search(page, 'sql');
    await expect(failure(page)).toBeVisible();
    await look('failure');
    expect(states).toEqual({ empty: [], results: [], 'no results': [], recent: [], favourite: [], failure: [] });
  });
}
