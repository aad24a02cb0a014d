import type { Page } from '@playwright/test';
import { isDeep } from '../../scripts/testScale';
import { toolkits } from '../../src/toolkits/registry';
import { sharedElements, stylesOfFirst } from '../fixtures/computedStyles';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

/**
 * In the page: every computed property of everything that is seen in the builder, but variables and old names, which are seen
 * in what they are used for, and the place of a background image where there is none.
 */
const stylesInside = () =>
  [...document.querySelectorAll('[data-toolkit], [data-toolkit] .queryBuilder, .queryBuilder *')].flatMap(
    (element, index) => {
      if (!element.checkVisibility()) return [];
      const computed = getComputedStyle(element);
      const hasImage = computed.backgroundImage !== 'none';
      // The browser names variables in no order.
      const names = [...computed]
        .filter((name) => !name.startsWith('-') && (hasImage || !name.startsWith('background-position')))
        .sort();
      return names.map((name) => `${index} ${element.tagName} ${name}: ${computed.getPropertyValue(name)}`);
    },
  );

/** The styles around the builder, but for what follows from its height. */
const stylesAround = async (page: Page) =>
  (await page.evaluate(stylesOfFirst, sharedElements)).filter(
    (line) => !/ (block-size|height|perspective-origin|transform-origin): /.test(line),
  );

/** In the page: rules that emotion has written. */
const emotionRules = () =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => (ownerNode as HTMLElement).dataset.emotion !== undefined)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

/** In the page: selectors of another release's stylesheets, or of no release's, that reach into the builder. */
const foreignSelectors = ({ id, release }: { id: string; release: string }) => {
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesIn(cssRules).map(({ selectorText }) => selectorText))
    .filter((selector) => selector.includes(`[data-toolkit="${id}"]`))
    .filter((selector) => !selector.includes(`[data-release="${release}"]`) && document.querySelector(selector));
};

/** Turns to a release and waits until its builder stands still. */
async function turnToRelease(page: Page, id: string, release: string) {
  await new Demo(page).release(release).check();
  await expect(page.locator(`[data-toolkit="${id}"][data-release="${release}"] .queryBuilder`)).toBeVisible();
  await settle(page);
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** Chakra, whose majors reset the page and share names of variables, and in full all that are drawn in both releases. */
const inBoth = toolkits.filter(({ id, releases }) => releases.length === 2 && (id === 'chakra' || isDeep('toolkits')));

for (const { id, path } of inBoth)
  test(`${id}: a switch of the release leaves none of the other's styles, in the builder and around it`, async ({
    page,
    context,
    watch,
  }) => {
    test.setTimeout(120_000);
    const fresh = await context.newPage();
    for (const each of [page, fresh]) await each.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await settle(page);
    const around = await stylesAround(page);
    expect(around.length).toBeGreaterThan(1000);
    const ofOther = await page.evaluate(emotionRules);
    for (const release of ['8', '5', '8']) {
      await turnToRelease(page, id, release);
      const now = { inside: await page.evaluate(stylesInside), rules: await page.evaluate(emotionRules) };
      expect(await stylesAround(page), `around release ${release}`).toEqual(around);
      if (release === '8') {
        expect(now.rules.filter((rule) => ofOther.includes(rule))).toEqual([]);
        if (id === 'chakra') expect(await page.evaluate(foreignSelectors, { id, release })).toEqual([]);
      }
      await fresh.goto('about:blank');
      // The state of the page, which the address has a moment later; that of release 5 is the one that everybody meets.
      await expect(page).toHaveURL(release === '8' ? /#\w/ : /^[^#]+$/);
      await open(fresh, page.url());
      await expect(fresh.locator(`[data-toolkit="${id}"][data-release="${release}"] .queryBuilder`)).toBeVisible();
      await settle(fresh);
      const expected = await fresh.evaluate(stylesInside);
      expect(expected.length).toBeGreaterThan(10_000);
      expect(now.inside.filter((line, index) => line !== expected[index]).slice(0, 9), `in release ${release}`).toEqual(
        [],
      );
      expect(now.inside).toHaveLength(expected.length);
    }
    expect(watch.problems).toEqual([]);
  });
