import type { Page } from '@playwright/test';
import { documentedLines } from '../../lines/lines';
import { seed } from '../../scripts/testScale';
import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { expect, holdScripts, hydrated, test, turnTo } from '../fixtures/site';

/** The mode that the page comes in; the other is looked at before its scripts come, and when all are there. */
const modes = (['light', 'dark'] as const).toSorted(() => (seed % 2 ? 1 : -1));
type Mode = (typeof modes)[number];

/**
 * Boxes and colours of everything that was in the builder when this was first asked, but for the inputs that nobody sees which
 * Radix has until it knows that there is no form.
 */
const look = () => {
  const memory = window as unknown as { looked?: Element[] };
  memory.looked ??= [
    ...document.querySelectorAll('[data-toolkit] .queryBuilder *:not(style, script, input[aria-hidden=true])'),
  ];
  return memory.looked.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, fontSize, fontFamily } = getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round).join(' ');
    return [element.isConnected, element.tagName, box, color, backgroundColor, borderTopColor, fontSize, fontFamily];
  });
};

/** How the page looks in a mode while it has no scripts: the mode is all that stylesheets go by. */
async function lookWithoutScripts(page: Page, mode: Mode) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, mode);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return page.evaluate(look);
}

for (const [index, { id, path, releases }] of toolkits.entries())
  test(`look › ${id}: the HTML has the builder, which looks the same before and after its late scripts, in both modes`, async ({
    page,
    watch,
  }) => {
    const [mode, other] = (index % 2 ? modes : modes.toReversed()) as [Mode, Mode];
    const pinned = documentedLines().find(({ major }) => major === releases[0])?.release;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    // Scripts arrive only after the page was looked at without them, so whatever is wrong meanwhile stays in sight.
    const { releaseFirst, releaseLate } = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    // Scripts that are added while the page loads hold its last state back.
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((sheet) => sheet.sheet),
    );
    await test.step('query, answer and packages are in the HTML', async () => {
      const demo = new Demo(page);
      await expect(demo.rules).toHaveCount(4);
      await expect(page.getByRole('region', { name: 'What the query selects' })).toContainText('212 of 3,201 movies');
      await expect(demo.panel('results')).toContainText('Twelve Monkeys');
      await expect(page.locator('[data-runs-on]')).toContainText(`react-querybuilder@${pinned}`);
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const before = {
      [other]: await lookWithoutScripts(page, other),
      [mode]: await lookWithoutScripts(page, mode),
    } as Record<Mode, Awaited<ReturnType<typeof lookWithoutScripts>>>;
    expect(before[mode].length).toBeGreaterThan(30);
    expect(before[other]).not.toEqual(before[mode]);
    const changed = async (now: Mode) =>
      (await page.evaluate(look)).filter((part, index) => `${part}` !== `${before[now][index]}`).slice(0, 5);
    releaseFirst();
    await hydrated(page);
    await expect.poll(() => changed(mode), `live in ${mode}, late scripts missing`).toEqual([]);
    releaseLate();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => changed(mode), `all there, ${mode}`).toEqual([]);
    await turnTo(page, other);
    await expect.poll(() => changed(other), `all there, ${other}`).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
