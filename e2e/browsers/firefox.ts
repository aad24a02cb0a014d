import puppeteer, { type Page } from 'puppeteer-core';
import { firefoxPath } from './installed';

/** A page of Firefox, driven by WebDriver BiDi, which notes what its console calls an error. */
export async function openFirefox(): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors, close: () => browser.close() };
}
