import { expect, test } from '@playwright/test';
import { aFewPixels, fill, hostileProgram, ofThePage, place } from './hostileProgram';
import { openWebKit, type WebKit } from './webkit';

// What WebKit does in another way than Chromium.

let webkit: WebKit;
test.describe.configure({ mode: 'default' });
test.beforeEach(async () => {
  test.setTimeout(180_000);
  webkit = await openWebKit();
});
test.afterEach(() => webkit?.close());

const textOf = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent`;
const copyCode = 'figure > button[aria-label^="Copy"]';

test('code is copied by the first act of a visit', async ({ baseURL }) => {
  await webkit.open(`${baseURL}/docs/4/intro`);
  await webkit.click(copyCode);
  await webkit.expect<string>(textOf('figure > button'), (text) => text === 'Copied');
});

test('a page is copied, whose text is on its way when the button is pressed', async ({ baseURL }) => {
  await webkit.open(`${baseURL}/docs/intro`);
  await webkit.keys('body', 'x');
  await webkit.expect('document.documentElement.dataset.hasHydrated', (is) => is === 'true');
  const button = 'article button, main button';
  const copyPage = `[...document.querySelectorAll(${JSON.stringify(button)})].find((one) => /^(Copy page|Copied|Not copied|Ready)/.test(one.textContent))`;
  await webkit.click('article header summary');
  await webkit.run(`${copyPage}.setAttribute('data-tested', '')`);
  await webkit.click('[data-tested]');
  const said = await webkit.expect<string>(textOf('[data-tested]'), (text) => text !== 'Copy page');
  expect(said).toBe('Copied');
});

test('a link to the demo is copied', async ({ baseURL }) => {
  await webkit.open(`${baseURL}/demo`);
  await webkit.expect('document.documentElement.dataset.hasHydrated', (is) => is === 'true');
  const copyLink = `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Copy link')`;
  await webkit.run(`${copyLink}.setAttribute('data-tested', '')`);
  await webkit.click('[data-tested]');
  const said = await webkit.expect<string>(textOf('[data-tested]'), (text) => text !== 'Copy link');
  expect(said).toMatch(/copied/i);
});

test('an edited sample neither takes the keyboard, nor scrolls the page, nor leaves it', async ({ baseURL }) => {
  await webkit.open(`${baseURL}/docs/4/intro`);
  await webkit.open(`${baseURL}/docs/intro`);
  await webkit.click('button[aria-label^="Edit "]');
  await webkit.expect("document.querySelector('[data-done]') !== null", Boolean);
  await webkit.run(fill(hostileProgram));
  await webkit.expect<string>(textOf('[role=log]'), (text) => /drawn/.test(text));
  const before = await webkit.run(ofThePage);
  const y = await webkit.run<number>(place);
  await webkit.expect<string>(textOf('[role=log]'), (text) => /over/.test(text));
  expect(await webkit.run(ofThePage)).toBe(before);
  expect(Math.abs((await webkit.run<number>(place)) - y)).toBeLessThan(aFewPixels);
});
