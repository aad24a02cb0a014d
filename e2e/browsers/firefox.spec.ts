import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { smallBuild } from '../fixtures/offlineBuild';
import { ownServer } from '../fixtures/ownServer';
import { openFirefox } from './firefox';
import { aFewPixels, fill, hostileProgram, ofThePage, place } from './hostileProgram';

// What Firefox does in another way than Chromium.

let firefox: Awaited<ReturnType<typeof openFirefox>>;
test.describe.configure({ mode: 'default' });
test.beforeEach(async () => {
  test.setTimeout(180_000);
  firefox = await openFirefox();
});
test.afterEach(() => firefox?.close());

const wanted = async (page: Page, address: string) => {
  await page.goto(address);
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 110);
  await page.waitForSelector('html[data-has-hydrated=true]');
};
const press = async (page: Page, selector: string) => {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await element?.click();
};

test('an edited sample has its preview', async ({ baseURL }) => {
  const { page } = firefox;
  await wanted(page, `${baseURL}/docs/intro`);
  await press(page, 'button[aria-label^="Edit "]');
  const field = await page.waitForSelector('textarea[aria-label^="Code of"]');
  const text = (await field?.evaluate((area) => area.value)) ?? '';
  await field?.evaluate(
    (area, changed) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, changed);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text.replace(/label: '\w+/, "label: 'Edited"),
  );
  await expect
    .poll(
      async () => {
        const texts = await Promise.all(
          page.frames().map((frame) => frame.evaluate(() => document.body?.textContent ?? '').catch(() => '')),
        );
        return texts.some((each) => each.includes('Edited') && !each.includes('Getting started'));
      },
      { timeout: 30_000 },
    )
    .toBe(true);
});

test('an edited sample neither takes the keyboard, nor scrolls the page, nor leaves it', async ({ baseURL }) => {
  const { page } = firefox;
  await page.goto(`${baseURL}/docs/4/intro`);
  await wanted(page, `${baseURL}/docs/intro`);
  await press(page, 'button[aria-label^="Edit "]');
  await page.waitForSelector('[data-done]');
  await page.evaluate(fill(hostileProgram));
  const printed = (word: string) =>
    page.waitForFunction((text) => document.querySelector('[role=log]')?.textContent?.includes(text), {}, word);
  await printed('drawn');
  const before = await page.evaluate(ofThePage);
  const y = Number(await page.evaluate(place));
  await printed('over');
  expect(await page.evaluate(ofThePage)).toBe(before);
  expect(Math.abs(Number(await page.evaluate(place)) - y)).toBeLessThan(aFewPixels);
});

test('the download for offline use ends', async () => {
  const { page } = firefox;
  // The whole site takes 20 seconds, and no other step.
  const build = smallBuild('a');
  const server = await ownServer(build.folder);
  try {
    await wanted(page, `${server.origin}/docs/intro`);
    await press(page, 'footer ::-p-text(Make available offline)');
    await press(page, 'dialog[open] ::-p-text(Download)');
    await page.waitForSelector('::-p-text(This site is available offline.)', { timeout: 120_000 });
  } finally {
    await server.stop();
    build.remove();
  }
});

test('what is fetched ahead is allowed, and no page logs an error', async ({ baseURL }) => {
  const { page, errors } = firefox;
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  for (const route of ['/docs/intro', '/', '/demo', '/docs/next/api/querybuilder']) {
    await wanted(page, `${baseURL}${route}`);
    if (route.startsWith('/docs')) await page.waitForSelector('link[rel=prefetch]');
    await page.waitForNetworkIdle();
  }
  expect(errors).toEqual([]);
});
