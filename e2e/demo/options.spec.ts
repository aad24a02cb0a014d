import { optionIds, optionTable } from '../../src/demo/releases/5/optionTable';
import { optionTexts } from '../../src/demo/releases/5/optionTexts';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';
import { toolkitsToday } from '../fixtures/toolkitsToday';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

const order = (demo: Demo) =>
  demo.builder.locator('[data-rule-id]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-rule-id')));

test('each has an explanation and a link to its docs, and the groups of options work together', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('options');
  for (const option of optionIds)
    await test.step(option, async () => {
      const { label } = optionTable[option];
      const { explanation, docs } = optionTexts[option];
      const box = demo.option(option);
      await expect(box).toHaveAccessibleDescription(new RegExp(explanation.slice(0, 20)));
      const link = page.getByRole('link', { name: `Docs: ${label}` });
      if (docs) await expect(link).toHaveAttribute('href', docs);
      else await expect(link).toHaveCount(0);
    });
  await test.step('validation says what is missing and where', async () => {
    await demo.turnOn('validateQuery');
    const report = page.getByRole('status', { name: 'Validation' });
    await expect(report).toContainText('Every rule has a value');
    await demo.value(1).fill('');
    await expect(report).toContainText('Rule 1 (IMDB rating): the value is missing');
    await expect(demo.builder.locator('.rule.queryBuilder-invalid')).toHaveCount(1);
  });
  await test.step('debug mode shows what the builder logs', async () => {
    await demo.turnOn('debugMode');
    await demo.addRule().click();
    await expect(page.getByRole('region', { name: 'Debug log' })).toContainText(/query updated|rule or group added/);
  });
  await test.step('controls come and go', async () => {
    await demo.turnOn('showLockButtons', 'independentCombinators');
    await expect(demo.button(/^Lock rule, rule/)).toHaveCount(5);
    await expect(demo.builder.locator('.betweenRules')).toHaveCount(4);
    await demo.turnOn('disabled');
    await expect(demo.list('Fields, rule 1')).toBeDisabled();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(demo.builder.locator('.betweenRules')).toHaveCount(0);
    await expect(demo.button(/^Clone rule, rule/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Use the demo’s options' }).click();
    await expect(demo.button(/^Clone rule, rule/)).toHaveCount(5);
  });
});

for (const { id, path } of toolkitsToday)
  test.describe(`dragging › ${id}`, () => {
    test('rules move by keys, which keeps the focus, and by mouse', async ({ page }) => {
      const demo = new Demo(page);
      await open(page, path);
      await demo.turnOn('enableDragAndDrop');
      const down = page.locator('[data-rule-id="imdb"] [data-move="down"]');
      await down.focus();
      await page.keyboard.press('Enter');
      expect(await order(demo)).toEqual(['gross', 'imdb', 'comedy', 'drama']);
      await expect(down).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Space');
      expect(await order(demo)).toEqual(['gross', 'comedy', 'imdb', 'drama']);
      await expect(page.getByText('Moved to 2.2')).toBeAttached();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect(await order(demo)).toEqual(['gross', 'imdb', 'comedy', 'drama']);
      await expect(page.locator('[data-rule-id="imdb"] [data-move="up"]')).toBeFocused();
      await page
        .locator('[data-rule-id="gross"] .queryBuilder-dragHandle')
        .dragTo(page.locator('[data-rule-id="drama"]'));
      expect(await order(demo)).toEqual(['imdb', 'comedy', 'drama', 'gross']);
    });

    test('rules move by finger', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const demo = new Demo(page);
      await open(page, `${baseURL}${path}`);
      await demo.turnOn('enableDragAndDrop');
      // The sheet of the options lies over the end of the window.
      await demo.tab('export').tap();
      const centre = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      };
      // Both rules between the navbar and the line at the end of the window.
      await page.locator('[data-rule-id="gross"]').evaluate((rule) => rule.scrollIntoView({ block: 'center' }));
      const from = await centre('[data-rule-id="imdb"] .queryBuilder-dragHandle');
      const to = await centre('[data-rule-id="gross"]');
      const touch = await context.newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await send('touchStart', [from]);
      for (const part of [0.2, 0.6, 1])
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      await send('touchEnd', []);
      await expect(demo.rules.first()).toHaveAttribute('data-rule-id', 'gross');
      await context.close();
    });
  });
