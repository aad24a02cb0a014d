import { choiceTable as choicesOf5 } from '../../src/demo/releases/5/choiceTable';
import { optionIds as optionsOf5 } from '../../src/demo/releases/5/optionTable';
import { choiceTable as choicesOf8 } from '../../src/demo/releases/8/choiceTable';
import { optionIds as optionsOf8 } from '../../src/demo/releases/8/optionTable';
import type { Choice, ChoiceId, OptionId } from '../../src/demo/releases/DemoRelease';
import { withoutPrefetching } from '../fixtures/budget';
import { Demo } from '../fixtures/demo';
import { type Drawn, drawn, rowsToday } from '../fixtures/drawn';
import { expect, open, test, turnTo } from '../fixtures/site';
import { toolkitsToday } from '../fixtures/toolkitsToday';
import { choiceEffects, optionEffects } from './optionEffects';

/** Options do to the query the same in every toolkit; what toolkits draw for them, controls.spec.ts sees in all. */
const isToday = ({ id }: Drawn) => toolkitsToday.some((toolkit) => toolkit.id === id);
const optionsOf: Record<Drawn['release'], OptionId[]> = { 5: optionsOf5, 8: optionsOf8 };
const choicesOf: Record<Drawn['release'], Partial<Record<ChoiceId, Choice>>> = { 5: choicesOf5, 8: choicesOf8 };

const modes = ['light', 'dark'] as const;
const rows = drawn.filter(isToday).flatMap(({ id, release }) =>
  modes.flatMap((mode) => [
    ...optionsOf[release].map((option) => ({ id, release, mode, kind: 'option' as const, option })),
    ...(Object.keys(choicesOf[release]) as ChoiceId[]).map((option) => ({
      id,
      release,
      mode,
      kind: 'choice' as const,
      option,
    })),
  ]),
);
/** Every option in each toolkit of the day, each release and both modes. */
const today = rowsToday(rows);

for (const { id, release, name, address } of drawn.filter(isToday))
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
      for (const row of today.filter((row) => row.id === id && row.release === release && row.mode === mode))
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
