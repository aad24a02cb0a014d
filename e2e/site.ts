import { test as base, expect, type Page } from '@playwright/test';

type Watch = { problems: string[] };

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a path and waits until the page is live. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** A page that collects console errors, uncaught errors and requests to other origins in `watch.problems`. */
export const test = base.extend<{ watch: Watch }>({
  watch: async ({ page, baseURL }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
        problems.push(`foreign request: ${request.url()}`);
    });
    await use({ problems });
  },
});

export { expect };
