import type { Page } from '@playwright/test';
import { Demo } from '../../e2e/fixtures/demo';
import { expect, open, test } from '../../e2e/fixtures/site';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';

/** Milliseconds from a key to the frame that shows it, the mean of ten keys without a pause; the least of three rounds. */
const typingTime = (page: Page) =>
  new Demo(page).value(500).evaluate(async (element: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const frame = () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const rounds: number[] = [];
    element.focus();
    for (let round = 0; round < 3; round += 1) {
      await idle();
      const start = performance.now();
      for (let key = 0; key < 10; key += 1) {
        setValue?.call(element, `t${round}${key}`);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        await frame();
      }
      rounds.push((performance.now() - start) / 10);
    }
    return Math.min(...rounds);
  });

test('1,000 rules: what typing costs with the results open, against the export alone; wanted: at most 1.3 times', async ({
  page,
}) => {
  test.slow();
  // Who saves data runs nothing before the button is pressed: the export alone is on the page.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const many = Array.from({ length: 1000 }, (_, index) => ({ field: 'title', operator: '!=', value: `t${index}` }));
  const state = { ...initialState, query: { combinator: 'and', rules: many } };
  await page.goto('about:blank');
  await open(page, `/demo#${encodePermalink({ toolkit: 'default', state })}`);
  const demo = new Demo(page);
  await expect(demo.rules).toHaveCount(1000, { timeout: 30_000 });
  await demo.openPanel('export');
  const alone = await typingTime(page);
  await demo.openPanel('results');
  await demo.button(/^Run the query/).click();
  await demo.button(/^Compare/).click();
  await expect(demo.agreement).toContainText('of 7 formats', { timeout: 30_000 });
  const both = await typingTime(page);
  const told = `${both.toFixed(0)} ms a key with the results, ${alone.toFixed(0)} ms with the export alone: ${(both / alone).toFixed(2)} times`;
  console.log(told);
});
