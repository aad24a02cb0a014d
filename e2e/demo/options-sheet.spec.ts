import { choiceTable } from '../../src/demo/releases/5/choiceTable';
import { optionIds, optionTable } from '../../src/demo/releases/5/optionTable';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test } from '../fixtures/site';

const choices = Object.keys(choiceTable).length;

test('options are filtered, say what is changed, are reset, and leave the builder in view on a phone', async ({
  page,
  watch,
}) => {
  const demo = new Demo(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/demo');
  await demo.openPanel('options');
  const panel = demo.panel('options');
  const boxes = panel.getByRole('checkbox');
  await expect(boxes).toHaveCount(optionIds.length);
  const initially = optionIds.filter(
    (id) => (optionTable[id].initially ?? optionTable[id].byDefault) !== optionTable[id].byDefault,
  );
  const status = panel.getByRole('status');
  await expect(status).toHaveText(`${initially.length} differ from the library’s defaults`);
  await expect(panel.getByText('not the default', { exact: true })).toHaveCount(initially.length);

  await test.step('what an option changes is in view when it is toggled', async () => {
    const last = page.locator('[data-rule-id="drama"]');
    await demo.option('showLockButtons').check();
    await expect(last.getByRole('button', { name: /^Lock/ })).toBeInViewport({ ratio: 1 });
    const sheet = await page.locator('[role=tablist]').first().boundingBox();
    const rule = await last.boundingBox();
    expect((rule?.y ?? 0) + (rule?.height ?? 0), 'the rule is above the sheet').toBeLessThanOrEqual(sheet?.y ?? 0);
    await expect(status).toHaveText(`${initially.length + 1} differ from the library’s defaults`);
  });

  const filter = panel.getByRole('searchbox', { name: 'Filter options' });
  await filter.fill('button CLONE');
  await expect(status).toHaveText(`1 of ${optionIds.length + choices} options`);
  await expect(boxes).toHaveCount(1);
  await filter.fill('wings');
  await expect(panel).toContainText('No option matches “wings”.');
  await filter.fill('');
  expect(await axeFindings(page, { more: ['best-practice'], within: ['#panel-options'] })).toEqual([]);

  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(status).toHaveText('0 differ from the library’s defaults');
  await expect(demo.button(/^Clone rule, rule/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Use the demo’s options' }).click();
  await expect(demo.button(/^Clone rule, rule/)).toHaveCount(4);
  expect(watch.problems).toEqual([]);
});
