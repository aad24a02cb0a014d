import { isDeep, seed } from '../../scripts/testScale';
import { choiceTable as choicesOf5 } from '../../src/demo/releases/5/choiceTable';
import { optionIds as optionsOf5 } from '../../src/demo/releases/5/optionTable';
import { choiceTable as choicesOf8 } from '../../src/demo/releases/8/choiceTable';
import { optionIds as optionsOf8 } from '../../src/demo/releases/8/optionTable';
import type { Choice, ChoiceId, OptionId } from '../../src/demo/releases/DemoRelease';
import { withoutPrefetching } from '../fixtures/budget';
import { Demo } from '../fixtures/demo';
import { expect, open, test, turnTo } from '../fixtures/site';
import { type ToolkitRelease, toolkitReleases } from '../fixtures/toolkitReleases';
import { toolkitsToday } from '../fixtures/toolkitsToday';
import { choiceEffects, optionEffects } from './optionEffects';

/** Options do to the query the same in every toolkit; what toolkits draw for them, controls.spec.ts sees in all. */
const isToday = ({ id }: ToolkitRelease) => toolkitsToday.some((toolkit) => toolkit.id === id);
const optionsOf: Record<ToolkitRelease['release'], OptionId[]> = { 5: optionsOf5, 8: optionsOf8 };
const choicesOf: Record<ToolkitRelease['release'], Partial<Record<ChoiceId, Choice>>> = {
  5: choicesOf5,
  8: choicesOf8,
};

const modes = ['light', 'dark'] as const;
/** What can be turned on or chosen in a release. */
const settingsOf = (release: ToolkitRelease['release']) => [
  ...optionsOf[release].map((option) => ({ kind: 'option' as const, option })),
  ...(Object.keys(choicesOf[release]) as ChoiceId[]).map((option) => ({ kind: 'choice' as const, option })),
];
/** Each setting in each release, in one of the day's toolkits and in one mode; the next day has the others. */
function settingsToday({ id, release }: ToolkitRelease, mode: (typeof modes)[number]) {
  const ids = toolkitReleases.filter((each) => each.release === release && isToday(each)).map((each) => each.id);
  const settings = settingsOf(release);
  if (isDeep('toolkits')) return settings;
  return settings.filter(
    (_, place) =>
      ids[(place + seed) % ids.length] === id && modes[Math.floor((place + seed) / ids.length) % 2] === mode,
  );
}

for (const each of toolkitReleases.filter(isToday)) {
  const { release, name, address } = each;
  test(`option effects › ${name}: each changes the builder when it is turned on or off, or chosen`, async ({
    page,
    watch,
  }) => {
    test.slow();
    const demo = new Demo(page);
    // Saving data, nothing runs until an option asks for it.
    await withoutPrefetching(page);
    await open(page, address());
    await expect(page.locator(`[data-release="${release}"] .rule`)).toHaveCount(4);
    const startOver = async () => {
      await page.getByLabel('Sample query').selectOption('first');
      await expect(page.locator('[data-toolkit] [data-rule-id]')).toHaveCount(4);
    };
    for (const mode of modes) {
      await turnTo(page, mode);
      for (const row of settingsToday(each, mode))
        await test.step(`${row.option}, ${mode}`, async () => {
          if (row.kind === 'choice') {
            const { items, byDefault } = choicesOf[release][row.option] as Choice;
            for (const chosen of [...items.map((item) => item.id).filter((item) => item !== byDefault), byDefault]) {
              await demo.openPanel('options');
              await demo.choice(row.option).selectOption(chosen);
              await startOver();
              await choiceEffects[row.option](demo, chosen);
            }
            return;
          }
          await demo.openPanel('options');
          const was = await demo.option(row.option).isChecked();
          for (const on of [!was, was]) {
            await demo.openPanel('options');
            await demo.option(row.option).setChecked(on);
            await startOver();
            await optionEffects[row.option](demo, on);
          }
        });
    }
    if (release === '8')
      await test.step('match modes', async () => {
        await startOver();
        await demo.addRule().click();
        await demo.choose('Field, rule 4', 'Ratings');
        const list = demo.builder.locator('.rule-hasSubQuery');
        await expect(list).toHaveCount(1);
        await list.getByRole('button', { name: /^Add rule/ }).click();
        await demo.openPanel('export');
        await page.getByRole('radio', { name: 'JSON without ids', exact: true }).check();
        await expect(demo.exported).toContainText('"match"');
        await expect(demo.exported).toContainText('"field": "source"');
      });
    expect(watch.problems).toEqual([]);
  });
}
