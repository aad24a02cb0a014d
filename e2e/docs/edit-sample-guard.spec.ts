import { expect, open, test } from '../fixtures/site';

type Page = import('@playwright/test').Page;

/** Opens the editor of the first sample of a page, and puts a program into it that begins as soon as it is drawn. */
async function run(page: Page, effect: string) {
  await open(page, '/docs/intro');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const sample = page.locator('[data-sample]').filter({ has: page.getByRole('button', { name: 'Close the editor' }) });
  const code = sample.getByRole('textbox', { name: /^Code of/ });
  await expect(sample.locator('iframe:not([data-waiting])')).toBeVisible();
  await code.fill(`import { useEffect } from 'react';
export default function Taker() {
  useEffect(() => { ${effect} }, []);
  return <input id="taker" aria-label="Taker" />;
}
`);
  await expect(
    sample.frameLocator('iframe:not([data-waiting])').frameLocator('iframe').getByLabel('Taker'),
  ).toBeVisible();
  return { sample, code, problem: sample.getByRole('alert') };
}
const stopped = /took the keyboard, scrolled the page or added to its history, three times/;

test('a frame that takes the keyboard again and again ends, and what is typed stays on the page', async ({ page }) => {
  const { problem } = await run(
    page,
    "setTimeout(() => setInterval(() => document.querySelector('#taker').focus(), 20), 1500);",
  );
  await page.keyboard.press('Control+k');
  const words = page.getByPlaceholder('Search docs');
  await expect(words).toBeFocused();
  await expect(problem).toHaveText(stopped);
  await page.keyboard.type('operators');
  await expect(words).toBeFocused();
  expect(await words.inputValue()).toMatch(/operators$/);
});

test('a frame that scrolls its page ends, and the page is where it was', async ({ page }) => {
  const { problem } = await run(
    page,
    "setTimeout(() => setInterval(() => document.querySelector('#taker').scrollIntoView({ block: 'start' }), 100), 1500);",
  );
  const before = await page.evaluate(() => scrollY);
  await expect(problem).toHaveText(stopped);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
});

test('a frame that adds to the history of the tab ends', async ({ page }) => {
  const { problem } = await run(
    page,
    'setTimeout(() => { for (let at = 0; at < 5; at += 1) location.hash = String(at); }, 1500);',
  );
  await expect(problem).toHaveText(stopped);
});

test('a visitor uses what a frame shows, by pointer and by Tab, and leaves it by Escape', async ({ page }) => {
  const { sample, code, problem } = await run(page, '');
  const field = sample.frameLocator('iframe:not([data-waiting])').frameLocator('iframe').getByLabel('Taker');
  await field.click();
  await page.keyboard.type('mine');
  await expect(field).toHaveValue('mine');
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
  await sample.getByRole('region', { name: 'Preview of your code' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('!');
  await expect(field).toHaveValue(/!/);
  await expect(problem).toHaveCount(0);
});
