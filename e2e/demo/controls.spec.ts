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

type Stage = { page: Page; demo: Demo; each: ToolkitRelease; options: Options };
type Step = (stage: Stage) => Promise<void>;

/** With every kind of editor, and the options that a visitor meets. */
const asMet: Record<string, Step> = {
  'every control has a name of its own': async ({ demo, options }) => {
    const names = await namesOfControls(demo);
    expectGoodNames(names);
    expectControlsOf(options, names);
  },
  'boundaries, light': ({ demo, each }) => expectBoundaries(demo, each, 'light'),
  'boundaries, dark': ({ demo, each }) => expectBoundaries(demo, each, 'dark'),
  'an open list': async ({ page, demo }) => {
    const popup = await demo.openList('Fields, rule 1');
    if (!popup) return;
    // Inside the theme: dark where the site is dark.
    expect(await redBehind(popup)).toBeGreaterThan(200);
    await turnTo(page, 'dark');
    expect(await redBehind(popup)).toBeLessThan(80);
    expect(await findingsInBothModes(page)).toEqual(none);
    await expectNoRuleOfTheSiteInside(page);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  },
  'an open calendar, where the toolkit has one': async ({ page, demo }) => {
    for (const rule of [2, 3]) {
      const calendar = await demo.openCalendar(rule);
      if (!calendar) return;
      expect(await findingsInBothModes(page)).toEqual(none);
      await expectNoRuleOfTheSiteInside(page);
      await page.keyboard.press('Escape');
      await expect(calendar).toHaveCount(0);
    }
  },
};

const nameOf = (option: OptionId) => `every option on, and ${option}`;
const exclusiveStep =
  (option: OptionId): Step =>
  async ({ page, demo }) => {
    await demo.turnOn(option);
    const { light, dark } = await findingsInBothModes(page);
    // Without the library's classes its stylesheet reaches no control: their size is the browser's own.
    const isOurs = (finding: string) => option !== 'suppressStandardClassnames' || !/^target-size/.test(finding);
    expect({ light: light.filter(isOurs), dark: dark.filter(isOurs) }).toEqual(none);
    await expectNoRuleOfTheSiteInside(page);
    if (option === 'independentCombinators') await expect(demo.list('Combinators, before item 14.2')).toBeVisible();
    if (option === 'disabled') expect(await namesOfControls(demo, ':enabled')).toEqual([]);
    await demo.option(option).uncheck();
  };

/** With every kind of editor, and every option on that leaves room for the others. */
const withEveryOption: Record<string, Step> = {
  'every option on': async ({ page, demo, options }) => {
    const names = await namesOfControls(demo);
    expectGoodNames(names);
    expectControlsOf(options, names);
    expect(names).toEqual(expect.arrayContaining(['Move group 14 down', 'Combinator, before item 2']));
    expect(await page.evaluate(notAtTheEdge)).toEqual([]);
    expect(await page.evaluate(moving), 'for a visitor who wants less motion').toEqual([]);
    expect(await findingsInBothModes(page)).toEqual(none);
    await expectNoRuleOfTheSiteInside(page);
  },
  'Tab comes to every control': async ({ demo }) => {
    const reached = await reachedByKeys(demo);
    const names = await namesOfControls(demo, ':enabled');
    // A calendar is emptied by keys in its field.
    expect(names.filter((name) => !name.startsWith('Clear ') && !reached.includes(name))).toEqual([]);
  },
  ...Object.fromEntries(exclusive.map((option) => [nameOf(option), exclusiveStep(option)])),
};

/** With rules and two groups, and the same options. */
const withGroups: Record<string, Step> = {
  'each control does what it is named after': ({ demo, each }) => expectEveryControlToWork(demo, each.release),
  'a phone, and text at 200 %': async ({ page, demo }) => {
    await demo.openPanel('export');
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
  },
};

/** What is looked at in each release of a toolkit: names, and colours in both modes. */
const everywhere = ['every control has a name of its own', 'every option on'];
/** The other steps: each toolkit takes all of them in one of its releases at least, and in the other one on another day. */
const today = toolkitReleasesWith(
  [asMet, withEveryOption, withGroups].flatMap((steps) => Object.keys(steps).map((step) => ({ step }))),
  (release, { step }) => exclusive.every((option) => step !== nameOf(option) || option in optionsOf[release]),
);

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
    const met = allOptions(release, (_, option) => option.initially ?? option.byDefault);
    const on = allOptions(release, (option) => !exclusive.includes(option));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = new Demo(page);
    const take = async (steps: Record<string, Step>, options: Options) => {
      for (const [name, step] of Object.entries(steps))
        if (
          everywhere.includes(name) ||
          today.some((row) => row.id === id && row.release === release && row.step === name)
        )
          await test.step(name, () => step({ page, demo, each, options }));
    };
    const query = everyEditor;
    const format = 'json_without_ids';
    await open(page, address({ query, format, options: met }));
    await expect(demo.rules).toHaveCount(17);
    await take(asMet, met);
    await follow(page, address({ query, format, options: on }));
    await expect(page.locator('[data-dnd="enabled"]')).toBeVisible();
    await take(withEveryOption, on);
    await follow(page, address({ query: rulesAndGroups, format, options: on }));
    await expect(demo.rules).toHaveCount(7);
    await take(withGroups, on);
    expect(watch.problems).toEqual([]);
  });
