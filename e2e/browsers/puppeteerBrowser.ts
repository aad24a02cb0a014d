import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { answerLimit, type Browser, type Driver, desktop } from './Driver';
import { firefoxPath } from './installed';

const launches = {
  Chromium: () => ({
    browser: 'chrome',
    headless: 'shell',
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    args: ['--no-sandbox'],
  }),
  // By WebDriver BiDi.
  Firefox: () => ({ browser: 'firefox', headless: true, executablePath: firefoxPath }),
} satisfies Record<string, () => LaunchOptions>;

const clipboard = { permission: { name: 'clipboard-write' }, state: 'granted' } as const;

/** Starts Chromium or Firefox. */
export async function openPuppeteer(engine: keyof typeof launches): Promise<Browser> {
  if (engine === 'Firefox' && !firefoxPath) throw new Error('Firefox is not installed: package firefox-esr of Debian');
  const browser = await puppeteer.launch({ ...launches[engine](), protocolTimeout: answerLimit });
  return {
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(desktop);
      // Without a window Chromium refuses what it allows by itself in one.
      if (engine === 'Chromium') await context.setPermission('*', clipboard);
      return driverOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  // What is on its way when a page is left, Firefox gives up and calls an error.
  page.on('pageerror', (error) => /NS_BINDING_ABORTED/.test(String(error)) || problems.push(String(error)));
  const element = async (expression: string) => (await page.evaluateHandle(expression)) as ElementHandle<Element>;
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const all = keys.split('+') as KeyInput[];
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.reverse()) await page.keyboard.up(key);
    },
    async choose(option) {
      const list = (await element(`(${option}).closest('select')`)) as ElementHandle<HTMLSelectElement>;
      await list.select(String(await page.evaluate(`(${option}).value`)));
    },
    upload: async (field, file) => ((await element(field)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: async () => problems,
    close,
  };
}
