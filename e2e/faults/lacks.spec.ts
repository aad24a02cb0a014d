// What a browser or a visitor's settings may lack, and addresses that nobody meant: nothing breaks or hides.
import { Demo } from '../fixtures/demo';
import { box, hits } from '../fixtures/searchModal';
import { expect, open, showIntent, test } from '../fixtures/site';

/** Each lack as a script that runs before the page's own. */
const lacks = {
  'crypto.randomUUID, as over plain HTTP': 'delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle',
  WebAssembly: 'delete self.WebAssembly',
  IndexedDB: `Object.defineProperty(self, 'indexedDB', { value: undefined })`,
  cookies: `for (const [of, name] of [[Document.prototype, 'cookie'], [window, 'localStorage'], [window, 'sessionStorage']])
    Object.defineProperty(of, name, { get() { throw new DOMException('denied', 'SecurityError'); }, set() { throw new DOMException('denied', 'SecurityError'); } });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false })`,
};

for (const [name, script] of Object.entries(lacks))
  test(`without ${name}: docs, samples, search, demo, import and results work`, async ({ page, watch }) => {
    await page.addInitScript(script);
    await page.route('**/assets/js/*.js*', async (route) => {
      if (name === 'cookies') return route.continue();
      // Workers run no script of the page's.
      const lacking = script.replaceAll('Crypto.prototype', '(self.Crypto?.prototype ?? {})');
      const fulfil = async () => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${lacking};${await response.text()}` });
      };
      await fulfil().catch(() => {}); // the page may be gone by now
    });
    const demo = new Demo(page);
    await open(page, '/docs/intro');
    await page.locator('[data-sample] [data-release]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-sample] [data-live]').first()).toBeVisible();
    await page.keyboard.press('/');
    await box(page).fill('validation');
    await expect(hits(page).first()).toBeVisible();
    await open(page, '/demo');
    await demo.openPanel('import');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(demo.panel('import')).toContainText('Read as SQL.');
    await demo.addRule().click();
    await demo.openPanel('results');
    await expect(
      demo
        .panel('results')
        .getByText(/[\d,]+ rows/)
        .first(),
    ).toBeVisible();
    expect(watch.problems.filter((problem) => !/denied|storage/i.test(problem))).toEqual([]);
  });

test('without workers, modal dialogs and storage for files: pages stay, and say what needs them', async ({ page }) => {
  await page.addInitScript(`delete self.Worker; delete HTMLDialogElement.prototype.showModal;
    Object.defineProperty(window, 'caches', { get() { throw new DOMException('denied', 'SecurityError'); } })`);
  const needsWorkers = page.getByText('needs web workers, which this browser does not start.').first();
  await page.goto('/docs/intro');
  await page.getByRole('button', { name: 'Edit controlled-query' }).first().click();
  await expect(needsWorkers).toBeVisible();
  await page.getByRole('button', { name: 'Make available offline' }).click();
  await expect(page.getByRole('heading', { name: 'Use this site offline' })).toBeInViewport();
  await expect(page.getByText('Your browser cannot keep this site')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Use this site offline' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await page.keyboard.press('/');
  await box(page).fill('validation');
  await expect(page.getByRole('alert').filter({ hasText: /^Unable to fetch.* needs web workers/ })).toBeVisible();
  await page.goto('/upgrade');
  await page.getByRole('button', { name: 'Use an example' }).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(needsWorkers).toBeVisible();
});

test('back to an address with %25', async ({ page, watch }) => {
  await open(page, '/docs/%25');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Getting started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  expect(watch.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('an address that says the page is live: what fails is still told, and the page comes to life', async ({
  page,
}) => {
  await page.goto('/docs/intro?docusaurus-data-has-hydrated=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.route('**/assets/js/main*.js', (route) => route.abort());
  await showIntent(page);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.unroute('**/assets/js/main*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
});
