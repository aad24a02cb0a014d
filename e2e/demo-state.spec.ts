import type { Page } from '@playwright/test';
import { encodePermalink } from '../src/demos/permalink';
import { initialState } from '../src/demos/state';
import { Demo } from './demo';
import { expect, open, test } from './site';

/** What every toolkit's page shares: the store, the address and the speed of the builder. */
test.beforeEach(async ({ page }) => {
  await open(page, '/demo');
});
test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test.describe('undo and redo', () => {
  test('by keys and buttons', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(demo.rules).toHaveCount(5);
    await page.keyboard.press('Control+z');
    await expect(demo.rules).toHaveCount(4);
    await page.keyboard.press('Control+Shift+Z');
    await expect(demo.rules).toHaveCount(5);
    await page.keyboard.press('Meta+z');
    await expect(demo.rules).toHaveCount(4);
    await page.keyboard.press('Control+y');
    await expect(demo.rules).toHaveCount(5);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(demo.rules).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
  test('leave the undo of a text field to the field', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    const input = demo.value(1);
    await input.focus();
    await input.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('Control+z');
    await expect(demo.rules).toHaveCount(5);
    await expect(input).toHaveValue('7.5');
  });
});

test('panel, text to read and options stay open when the toolkit changes', async ({ page }) => {
  const demo = new Demo(page);
  await demo.options.click();
  await demo.tab('Import');
  await page.getByLabel('Text to read').fill("title = 'Jaws'");
  await page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: 'Bulma' }).click();
  await expect(page.locator('[data-toolkit="bulma"]')).toBeVisible();
  await expect(page.getByLabel('Text to read')).toHaveValue("title = 'Jaws'");
  await expect(demo.option('Validation')).toBeVisible();
});

test.describe('the address', () => {
  test('has the state soon after a change, and loses it when the demo starts over', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    await page.reload();
    await expect(demo.rules).toHaveCount(5);
    await demo.options.click();
    await page.getByRole('button', { name: 'Start the demo over' }).click();
    await expect(page).toHaveURL(/\/demo$/);
  });
  test('keeps the link of the work when a hash that cannot be read is entered', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    const { hash } = new URL(page.url());
    await page.evaluate(() => {
      location.hash = 'd1=AAAA';
    });
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(page.getByRole('alert')).toContainText('Your query stays as it was.');
    await expect(demo.rules).toHaveCount(5);
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  });
  test('survives a visit of another page, and the way back', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/intro/);
    await page.goBack();
    await expect(demo.rules).toHaveCount(5);
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await expect(demo.rules).toHaveCount(5);
  });
});

/** Milliseconds from each of 12 keys in one rule to the frame that shows it, shortest first. */
async function keyTimes(page: Page, count: number) {
  const many = Array.from({ length: count }, (_, index) => ({ field: 'title', operator: '=', value: `t${index}` }));
  const state = { ...initialState, query: { combinator: 'and', rules: many } };
  await page.goto('about:blank');
  await open(page, `/demo#${encodePermalink({ toolkit: 'default', state })}`);
  const demo = new Demo(page);
  await expect(demo.rules).toHaveCount(count);
  const middle = Math.floor(count / 2);
  const times = await demo.value(middle + 1).evaluate(async (element: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const measured: number[] = [];
    element.focus();
    for (let key = 0; key < 12; key += 1) {
      const start = performance.now();
      setValue?.call(element, `${element.value}x`);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      measured.push(performance.now() - start);
    }
    return measured.sort((a, b) => a - b);
  });
  await expect(demo.exported).toContainText(`t${middle}xxxxxxxxxxxx`);
  return times;
}

test('500 rules: typing stays fluid', async ({ page }) => {
  const median = async (count: number) => (await keyTimes(page, count))[6] ?? NaN;
  const few = await median(5);
  const many = await median(500);
  const told = `${many.toFixed(0)} ms a key with 500 rules, ${few.toFixed(0)} ms with 5: ${(many / few).toFixed(1)} times`;
  console.log(told);
  expect(many, told).toBeLessThan(200);
});
