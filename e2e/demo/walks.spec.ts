import type { Locator, Page } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';
import { toolkitFacts } from '../fixtures/toolkitFacts';
import { toolkitReleasesWith } from '../fixtures/toolkitReleases';

/** A query is built by keys alone, changed and exported. */
async function byKeys(page: Page, demo: Demo) {
  const press = async (name: string) => {
    await demo.tabTo(name);
    await page.keyboard.press('Enter');
  };
  await demo.tab('results').focus();
  // Over the versions, into the next group of tabs.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await demo.chooseByKeys('Sample query', 'Nothing yet');
  await expect(demo.rules).toHaveCount(0);
  await press('Add rule, the whole query');
  await demo.chooseByKeys('Fields, rule 1', 'Director');
  await demo.tabTo('Value, rule 1');
  await page.keyboard.type('Nora Ephron');
  // Round the page, as a visitor would: the buttons of a group stand before its rules.
  await press('Add group, the whole query');
  await expect(demo.builder.locator('.ruleGroup')).toHaveCount(2);
  await demo.chooseByKeys('Combinators, group 2', 'OR');
  await press('Add rule, group 2');
  await demo.chooseByKeys('Fields, rule 2.1', 'Genre');
  await demo.chooseByKeys('Value, rule 2.1', 'Drama');
  await press('Add rule, group 2');
  await demo.tabTo('Value, rule 2.2');
  await page.keyboard.type('Heat');
  await expect(demo.sql).toHaveText("(director = 'Nora Ephron' and (genre = 'Drama' or title like '%Heat%'))");
  await demo.tabTo('Value, rule 1');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Michael Mann');
  await press('Remove rule, rule 2.1');
  await expect(demo.sql).toHaveText("(director = 'Michael Mann' and (title like '%Heat%'))");
  await demo.tabTo('SQL');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: 'Query as JSON without ids' })).toContainText('"value": "Heat"');
}

/** A rule is added, changed and removed by mouse. */
async function byMouse(_: Page, demo: Demo) {
  await demo.openPanel('export');
  await demo.addRule().click();
  await expect(demo.rules).toHaveCount(5);
  await demo.choose('Fields, rule 4', 'Director');
  await demo.choose('Operators, rule 4', 'contains');
  await demo.value(4).fill('Spike Lee');
  await expect(demo.sql).toContainText("director like '%Spike Lee%'");
  await demo.choose('Combinators, group 3', 'AND');
  await expect(demo.sql).toContainText("(genre = 'Comedy' and genre = 'Drama')");
  await demo.removeRule(4).click();
  await expect(demo.rules).toHaveCount(4);
  await expect(demo.sql).not.toContainText('director');
}

/** What is removed hands the focus on, and every edit is told. */
async function focusStays(page: Page, demo: Demo) {
  const told = page.getByRole('status', { name: 'What changed' });
  const press = async (button: Locator, words: string, focused: Locator = button) => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(told).toHaveText(words);
    await expect(focused).toBeFocused();
  };
  const remove = (place: string) => demo.button(`Remove ${place}`);
  await press(remove('rule, rule 1'), 'Rule 1 removed', remove('rule, rule 1'));
  await press(remove('rule, rule 2.2'), 'Rule 2.2 removed', remove('rule, rule 2.1'));
  await press(remove('rule, rule 2.1'), 'Rule 2.1 removed', demo.button('Add rule, group 2'));
  await press(remove('group, group 2'), 'Group 2 removed', remove('rule, rule 1'));
  await press(remove('rule, rule 1'), 'Rule 1 removed', demo.addRule());
  await press(demo.addRule(), 'Rule 1 added', demo.list('Fields, rule 1'));
  await press(demo.button('Clone rule, rule 1'), 'Rule 2 added');
  await press(demo.button('Add group, the whole query'), 'Group 3 added', demo.list('Combinators, group 3'));
  await page.keyboard.press('Control+z');
  await expect(told).toHaveText('Undone');
  await page.keyboard.press('Control+y');
  await expect(told).toHaveText('Redone');
  await page.getByLabel('Sample query').selectOption('first');
  await expect(told).toHaveText('Sample loaded: 4 rules');
}

const walks = {
  'a whole query is built, changed and exported by keys alone': [byKeys],
  'a rule is added, changed and removed by mouse; what is removed hands the focus on, and every edit is told': [
    byMouse,
    focusStays,
  ],
};
const walkNames = Object.keys(walks) as (keyof typeof walks)[];

/** Lists of the browser take the same keys in every toolkit: one of those that have no others is walked a day. */
const native = toolkits.filter(({ id }) => !toolkitFacts[id].driver?.list);
const keysToday = toolkits.filter(
  (toolkit) => isDeep('toolkits') || toolkitFacts[toolkit.id].driver?.list || toolkit === native[seed % native.length],
);

for (const { id, name, walk, address } of toolkitReleasesWith(walkNames.map((walk) => ({ walk }))))
  if (walk !== walkNames[0] || keysToday.some((toolkit) => toolkit.id === id))
    test(`walk › ${name}: ${walk}`, async ({ page, watch }) => {
      test.slow();
      await open(page, address());
      for (const part of walks[walk]) await test.step(part.name, () => part(page, new Demo(page)));
      expect(watch.problems).toEqual([]);
    });
