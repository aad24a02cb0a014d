import type { Locator, Page } from '@playwright/test';
import { optionTable as optionsOf5 } from '../../src/demo/releases/5/optionTable';
import { optionTable as optionsOf8 } from '../../src/demo/releases/8/optionTable';
import type { OptionId } from '../../src/demo/releases/DemoRelease';
import { Demo, sideways } from '../fixtures/demo';
import { drawnMostly } from '../fixtures/drawn';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';
import { expectGoodNames, expectNoRuleOfTheSiteInside, namesOfControls } from './everyEditor';

/**
 * Options that change what others show, so that each is turned on after them: one moves the combinators, one ends all
 * edits, and one leaves out the classes that layouts go by.
 */
const exclusive: OptionId[] = ['independentCombinators', 'disabled', 'suppressStandardClassnames'];
const optionsOf = { 5: optionsOf5, 8: optionsOf8 };

/** How far the last button of each rule stands from the right edge of its rule, where that is more than a pixel or two. */
const notAtTheEdge = () =>
  [...document.querySelectorAll('[data-toolkit] .rule')].flatMap((rule) => {
    const edge = rule.getBoundingClientRect().right - parseFloat(getComputedStyle(rule).paddingRight);
    const distance = edge - (rule.querySelector('.rule-remove')?.getBoundingClientRect().right ?? 0);
    return Math.abs(distance) > 2 ? [`${rule.getAttribute('data-rule-id')}: ${distance}`] : [];
  });

/** What axe finds, in the light mode and, of what the mode changes, in the dark one. */
async function findingsInBothModes(page: Page, within?: string[]) {
  // What happens to lie under the pointer has the colours of hovering.
  await page.mouse.move(0, 0);
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

for (const { name: drawnAs, release, address } of drawnMostly)
  test(`every editor › ${drawnAs}: is named, out of reach of the site's rules and clean in axe, with every option, an open list and on a phone`, async ({
    page,
    watch,
  }) => {
    test.slow();
    const options = Object.keys(optionsOf[release]) as OptionId[];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = new Demo(page);
    await open(page, address());
    await demo.addEveryEditor();
    // What empties a calendar comes with its day.
    await demo.value(4).fill('1999-06-01');
    await demo.value(4).press('Enter');
    // Some calendars stay open.
    await demo.value(4).press('Escape');
    await expect(demo.value(4)).toHaveValue(/1999/);
    const names = await namesOfControls(demo);
    expectGoodNames(names);
    expect(names.length).toBeGreaterThan(40);

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
    for (const rule of [4, 5])
      await test.step(`an open calendar, where the toolkit has one, rule ${rule}`, async () => {
        const calendar = await demo.openCalendar(rule);
        if (!calendar) return;
        expect(await findingsInBothModes(page)).toEqual(none);
        await expectNoRuleOfTheSiteInside(page);
        await page.keyboard.press('Escape');
        await expect(calendar).toHaveCount(0);
      });
    await test.step('names with handles, and with combinators between rules', async () => {
      await demo.turnOn('enableDragAndDrop');
      const withHandles = await namesOfControls(demo);
      expect(withHandles).toContain('Move group 3 down');
      expectGoodNames(withHandles);
      await demo.option('enableDragAndDrop').uncheck();
      // Combinators between the rules are not counted as rules.
      await demo.turnOn('independentCombinators');
      const others = (all: string[]) => all.filter((name) => !name.startsWith('Combinator'));
      expect(others(await namesOfControls(demo))).toEqual(others(names));
      await expect(demo.list('Combinators, before item 2')).toBeVisible();
      await expect(demo.list('Combinators, before item 3.2')).toBeVisible();
      await demo.option('independentCombinators').uncheck();
    });
    await demo.turnOn(...options.filter((id) => !exclusive.includes(id)));
    await test.step('every option on that leaves room for the others, and an import that failed', async () => {
      await demo.openPanel('import');
      await page.getByLabel('Query text').fill('gross ==== 5');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByLabel('Query text')).toHaveAttribute('aria-invalid', 'true');
      // Not below the navbar, which would make a control smaller.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await findingsInBothModes(page)).toEqual(none);
      expect(await page.evaluate(notAtTheEdge)).toEqual([]);
      await expectNoRuleOfTheSiteInside(page);
    });
    for (const option of exclusive.filter((id) => id in optionsOf[release]))
      await test.step(`all of them and ${option}`, async () => {
        await demo.turnOn(option);
        await page.evaluate(() => window.scrollTo(0, 0));
        const { light, dark } = await findingsInBothModes(page, ['[data-toolkit]']);
        // Without the library's classes its stylesheet reaches no control: their size is the browser's own.
        const isOurs = (finding: string) => option !== 'suppressStandardClassnames' || !/^target-size/.test(finding);
        expect({ light: light.filter(isOurs), dark: dark.filter(isOurs) }).toEqual(none);
        await expectNoRuleOfTheSiteInside(page);
        await demo.option(option).uncheck();
      });
    await test.step('a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByLabel('Sample query').selectOption('nested');
      for (const panel of ['import', 'code', 'export'] as const) {
        await demo.openPanel(panel);
        await expect(demo.panel(panel)).toContainText(/Format|Query text|Install/);
        expect(await page.evaluate(sideways), `${panel}: neither the page nor the builder scrolls`).toEqual([0, 0]);
      }
      expect(await page.evaluate(notAtTheEdge)).toEqual([]);
      await page.getByText('Format options').click();
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await findingsInBothModes(page)).toEqual(none);
    });
    expect(watch.problems).toEqual([]);
  });
