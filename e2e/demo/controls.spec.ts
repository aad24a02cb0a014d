import type { Locator, Page } from '@playwright/test';
import { optionTable as optionsOf5 } from '../../src/demo/releases/5/optionTable';
import { optionTable as optionsOf8 } from '../../src/demo/releases/8/optionTable';
import type { Option, OptionId, Options } from '../../src/demo/releases/DemoRelease';
import { Demo, sideways } from '../fixtures/demo';
import { moving } from '../fixtures/moving';
import { addStyles, axeFindings, expect, open, sidewaysPixels, test, turnTo } from '../fixtures/site';
import { type ToolkitRelease, toolkitReleases, toolkitReleasesWith } from '../fixtures/toolkitReleases';
import { expectBoundaries } from './boundaries';
import { expectEveryControlToWork, rulesAndGroups } from './everyControl';
import {
  everyEditor,
  expectControlsOf,
  expectGoodNames,
  expectNoRuleOfTheSiteInside,
  namesOfControls,
  reachedByKeys,
} from './everyEditor';

/**
 * Options that change what others show, so that each is turned on after them: one moves the combinators, one ends all
 * edits, and one leaves out the classes that layouts go by.
 */
const exclusive: OptionId[] = ['independentCombinators', 'disabled', 'suppressStandardClassnames'];
const optionsOf: Record<ToolkitRelease['release'], Partial<Record<OptionId, Option>>> = {
  5: optionsOf5,
  8: optionsOf8,
};
/** The options of a release, each on or off. */
const allOptions = (release: ToolkitRelease['release'], isOn: (id: OptionId, option: Option) => boolean): Options =>
  Object.fromEntries(Object.entries(optionsOf[release]).map(([id, option]) => [id, isOn(id as OptionId, option)]));

/** Pictures are taken of each toolkit in both modes, and of each release; so it is with the options that exclude others. */
const modes = toolkitReleasesWith((['light', 'dark'] as const).map((mode) => ({ mode })));
const exclusives = toolkitReleasesWith(exclusive.map((option) => ({ option })));

/** How far the last button of each rule stands from the right edge of its rule, where that is more than a pixel or two. */
const notAtTheEdge = () =>
  [...document.querySelectorAll('[data-toolkit] .rule')].flatMap((rule) => {
    const edge = rule.getBoundingClientRect().right - parseFloat(getComputedStyle(rule).paddingRight);
    const distance = edge - (rule.querySelector('.rule-remove')?.getBoundingClientRect().right ?? 0);
    return Math.abs(distance) > 2 ? [`${rule.getAttribute('data-rule-id')}: ${distance}`] : [];
  });

const within = ['[data-toolkit]'];
/** What axe finds in the toolkit, in the light mode and, of what the mode changes, in the dark one. */
async function findingsInBothModes(page: Page) {
  // What happens to lie under the pointer has the colours of hovering.
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await turnTo(page, 'light');
  const light = await axeFindings(page, { more: ['best-practice'], within });
  await turnTo(page, 'dark');
  const dark = await axeFindings(page, { within, at: 'colours' });
  await turnTo(page, 'light');
  return { light, dark };
}
const none = { light: [], dark: [] };

/** The red of what is painted behind an element. */
const redBehind = (popup: Locator) =>
  popup.evaluate((element) => {
    const painted = (node: Element | null): string => {
      const { backgroundColor } = getComputedStyle(node as Element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? painted((node as Element).parentElement) : backgroundColor;
    };
    return Number(/\d+/.exec(painted(element))?.[0]);
  });

/** Opens another state in the same tab, as a link does. */
const follow = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(address, 'http://site').hash);

test.use({ viewport: { width: 1280, height: 1900 } });

for (const each of toolkitReleases)
  test(`controls › ${each.name}: every one is named, seen, reached and works, with every editor and every option`, async ({
    page,
    watch,
  }) => {
    test.slow();
    const { id, release, address } = each;
    const isThis = (other: ToolkitRelease) => other.id === id && other.release === release;
    const state = { query: everyEditor, format: 'json_without_ids' as const };
    const initially = allOptions(release, (_, option) => option.initially ?? option.byDefault);
    const on = allOptions(release, (option) => !exclusive.includes(option));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = new Demo(page);
    await open(page, address({ ...state, options: initially }));
    await test.step('as a visitor meets it', async () => {
      await expect(demo.rules).toHaveCount(17);
      const names = await namesOfControls(demo);
      expectGoodNames(names);
      expectControlsOf(initially, names);
    });
    for (const { mode } of modes.filter(isThis)) await expectBoundaries(demo, each, mode);
    const popup = await demo.openList('Fields, rule 1');
    if (popup)
      await test.step('an open list', async () => {
        // Inside the theme: dark where the site is dark.
        expect(await redBehind(popup)).toBeGreaterThan(200);
        await turnTo(page, 'dark');
        expect(await redBehind(popup)).toBeLessThan(80);
        expect(await findingsInBothModes(page)).toEqual(none);
        await expectNoRuleOfTheSiteInside(page);
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
      });
    for (const rule of [2, 3])
      await test.step(`an open calendar, where the toolkit has one, rule ${rule}`, async () => {
        const calendar = await demo.openCalendar(rule);
        if (!calendar) return;
        expect(await findingsInBothModes(page)).toEqual(none);
        await expectNoRuleOfTheSiteInside(page);
        await page.keyboard.press('Escape');
        await expect(calendar).toHaveCount(0);
      });
    await follow(page, address({ ...state, options: on }));
    await test.step('every option on that leaves room for the others', async () => {
      await expect(page.locator('[data-dnd="enabled"]')).toBeVisible();
      const names = await namesOfControls(demo);
      expectGoodNames(names);
      expectControlsOf(on, names);
      expect(names).toEqual(expect.arrayContaining(['Move group 14 down', 'Combinator, before item 2']));
      expect(await page.evaluate(notAtTheEdge)).toEqual([]);
      expect(await page.evaluate(moving), 'for a visitor who wants less motion').toEqual([]);
      expect(await findingsInBothModes(page)).toEqual(none);
      await expectNoRuleOfTheSiteInside(page);
    });
    await test.step('Tab comes to every control', async () => {
      const reached = await reachedByKeys(demo);
      const names = await namesOfControls(demo, ':enabled');
      // A calendar is emptied by keys in its field.
      expect(names.filter((name) => !name.startsWith('Clear ') && !reached.includes(name))).toEqual([]);
    });
    for (const { option } of exclusives.filter((row) => isThis(row) && row.option in optionsOf[release]))
      await test.step(`all of them and ${option}`, async () => {
        await demo.turnOn(option);
        const { light, dark } = await findingsInBothModes(page);
        // Without the library's classes its stylesheet reaches no control: their size is the browser's own.
        const isOurs = (finding: string) => option !== 'suppressStandardClassnames' || !/^target-size/.test(finding);
        expect({ light: light.filter(isOurs), dark: dark.filter(isOurs) }).toEqual(none);
        await expectNoRuleOfTheSiteInside(page);
        if (option === 'independentCombinators') await expect(demo.list('Combinators, before item 14.2')).toBeVisible();
        if (option === 'disabled') expect(await namesOfControls(demo, ':enabled')).toEqual([]);
        await demo.option(option).uncheck();
      });
    await follow(page, address({ ...state, query: rulesAndGroups, options: on }));
    await expect(demo.rules).toHaveCount(7);
    await expectEveryControlToWork(demo, release);
    await test.step('a phone, and text at 200 %', async () => {
      // In a tall window the count, which sticks to its end, lies over nothing.
      await page.setViewportSize({ width: 390, height: 3000 });
      await page.getByLabel('Sample query').selectOption('nested');
      await page.getByText('Format options').click();
      expect(await page.evaluate(sideways), 'neither the page nor the builder scrolls').toEqual([0, 0]);
      expect(await page.evaluate(notAtTheEdge)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await axeFindings(page, { within, at: 'width' })).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await sidewaysPixels(page), '320 px').toBe(0);
      await addStyles(page, 'html { font-size: 200% }');
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysPixels(page), `200 % at ${width} px`).toBe(0);
      }
    });
    expect(watch.problems).toEqual([]);
  });
