import AxeBuilder from '@axe-core/playwright';
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

/** Something that waits: `opened` settles when `open` is called. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/**
 * Holds back the scripts of a page: all of them until `releaseFirst`, and those it asks for once it is live until
 * `releaseLate`. What a test sees meanwhile, it would see for any delay of the scripts.
 */
export async function holdScripts(page: Page) {
  const [first, late] = [gate(), gate()];
  await page.route('**/assets/js/*.js', async (route) => {
    await first.opened;
    const isLive = await page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
    if (isLive) await late.opened;
    await route.continue();
  });
  return { releaseFirst: first.open, releaseLate: late.open };
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on the page by the WCAG 2.2 A and AA rules, a line a rule, with the elements it finds fault with.
 * @param more further tags, such as `best-practice`
 * @param within a selector, to look at a part of the page only
 */
export async function axeFindings(page: Page, more: string[] = [], within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags([...wcag, ...more])
    .analyze();
  // What axe measured, such as the two colours, once per rule.
  const measured = (node: (typeof violations)[number]['nodes'][number] | undefined) => node?.any[0]?.message ?? '';
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')} ${measured(nodes[0])}`,
  );
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
