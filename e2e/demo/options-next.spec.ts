import { optionIds as optionIdsOf5 } from '../../src/demo/releases/5/optionTable';
import { choiceTable } from '../../src/demo/releases/8/choiceTable';
import { optionIds, optionTable } from '../../src/demo/releases/8/optionTable';
import type { ChoiceId } from '../../src/demo/releases/DemoRelease';
import { withoutPrefetching } from '../fixtures/budget';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';
import { toolkitsToday } from '../fixtures/toolkitsToday';
import { choiceEffects, optionEffects } from './optionEffects';

const choiceIds = Object.keys(choiceTable) as ChoiceId[];
/** Options that only release 8 has; the others are the same there, and two toolkits have them all. */
const added = optionIds.filter((id) => !(optionIdsOf5 as string[]).includes(id));

for (const { id, path, releases } of toolkitsToday)
  if ((releases as readonly string[]).includes('8'))
    test.describe(`options of Next › ${id}`, () => {
      test('each changes the builder when it is turned on or off, or chosen', async ({ page, watch }) => {
        test.slow();
        const demo = new Demo(page);
        await withoutPrefetching(page);
        await open(page, path);
        const next = page.getByRole('radio', { name: /Next/ });
        if (await next.count()) await next.check({ force: true });
        await expect(page.locator('[data-release="8"] .rule')).toHaveCount(4);
        const startOver = async () => {
          await page.getByLabel('Sample query').selectOption('first');
          await expect(page.locator('[data-toolkit] [data-rule-id]')).toHaveCount(4);
        };
        for (const option of id === 'default' ? optionIds : added)
          await test.step(option, async () => {
            const box = demo.option(option);
            await demo.openPanel('options');
            const was = await box.isChecked();
            for (const on of [!was, was]) {
              await demo.openPanel('options');
              await box.setChecked(on);
              await startOver();
              await optionEffects[option](demo, on);
            }
          });
        for (const choice of choiceIds)
          await test.step(choice, async () => {
            const { items, byDefault } = choiceTable[choice as keyof typeof choiceTable];
            for (const chosen of [...items.slice(1).map((item) => item.id), byDefault]) {
              await demo.openPanel('options');
              await demo.choice(choice).selectOption(chosen);
              await startOver();
              await choiceEffects[choice](demo, chosen);
            }
          });
        await test.step('match modes', async () => {
          await startOver();
          await demo.addRule().click();
          await demo.choose('Field, rule 4', 'Ratings');
          await expect(demo.builder.locator('.rule-hasSubQuery')).toHaveCount(1);
          await demo.builder
            .locator('.rule-hasSubQuery')
            .getByRole('button', { name: /^Add rule/ })
            .click();
          await demo.openPanel('export');
          await page.getByRole('radio', { name: 'JSON without ids', exact: true }).check();
          await expect(demo.exported).toContainText('"match"');
          await expect(demo.exported).toContainText('"field": "source"');
        });
        expect(watch.problems).toEqual([]);
      });
    });
