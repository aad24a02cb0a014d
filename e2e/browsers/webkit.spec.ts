import { expect, test } from '@playwright/test';
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
