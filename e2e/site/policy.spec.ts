import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';
import { noteViolations } from '../fixtures/violations';

// That nothing is violated, every test of the suite sees (fixtures/site.ts). What each page's policy says is in policy.test.ts;
// here are pages that the visitor goes on to.

test('what the policy forbids is noticed: a style written by a script, text that is run, a foreign picture', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const violations = await noteViolations(context);
  const page = await context.newPage();
  await page.goto(`${baseURL}/demo`);
  expect(violations).toEqual([]);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
    document.body.append(Object.assign(new Image(), { src: 'https://example.org/a.png' }));
    document.body.insertAdjacentHTML('beforeend', '<b style="color: red" onclick="alert()"></b>');
    // Later, since what a test evaluates itself may run text.
    setTimeout(() => new Function('1')());
  });
  for (const directive of ['style-src-elem', 'img-src', 'style-src-attr', 'script-src-attr', 'script-src'])
    await expect.poll(() => violations.join('\n')).toContain(`${directive}: `);
  await context.close();
});

test('what a worker may not do is noticed', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const violations = await noteViolations(context);
  const page = await context.newPage();
  await open(page, `${baseURL}/demo`);
  const started = page.waitForEvent('worker');
  await new Demo(page).openPanel('results');
  const worker = await started;
  expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/workers\//);
  expect(violations).toEqual([]);
  // Later, since what a test evaluates itself may run text.
  await worker.evaluate(() => {
    setTimeout(() => new Function('1')());
    fetch('https://example.org/').catch(() => {});
  });
  for (const directive of ['script-src', 'connect-src'])
    await expect.poll(() => violations.join('\n')).toContain(directive);
  await context.close();
});

test('going on from page to page: samples with styles, search, every demo', async ({ page }) => {
  test.slow();
  await open(page, '/docs/intro');
  const goTo = async (to: string) => {
    // The router takes it for a step through the history, to a page that need not be linked here.
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    await expect(page).toHaveURL(to);
  };
  for (const route of ['/docs/api/classnames', '/docs/tips/styling', '/docs/next/api/validation']) {
    await goTo(route);
    const id = route.replace(/^\/docs\/(next\/)?/, '');
    await expect(page.locator('html')).toContainClass(`docs-doc-id-${id}`);
    for (const preview of await page.locator('[data-sample] [data-release]').all()) {
      await preview.scrollIntoViewIfNeeded();
      await expect(preview.locator('> div').first()).toHaveAttribute('data-live', '');
    }
    // What a sample's own style says counts.
    const themed = page.locator('[data-sample] .themed .ruleGroup').first();
    if (route === '/docs/tips/styling')
      await expect(themed).not.toHaveCSS('color', await page.evaluate(() => getComputedStyle(document.body).color));
  }
  await goTo('/search?q=rule');
  await expect(page.locator('.search-count')).toContainText('documents found');
  for (const { path: route } of toolkits) {
    await goTo(route);
    await expect(page.locator('.queryBuilder').first()).toBeVisible();
  }
});
