// Page views are tested in ../configured.spec.ts, and the hosted search in ../search/hosted.spec.ts: each needs a build of
// its own.
import { expect, open, test } from '../fixtures/site';

// No clause of this section speaks of what a visitor sees, so that each is looked at once, and not before an act, too.
// That the search page makes no request to a hosted service is tested in ../search/page.spec.ts.
// That chunks of a linked page are prefetched when the link is visible, each once, is tested in 4-states.spec.ts.
test('chunks of a linked page are loaded on hover', async ({ page }) => {
  // Off screen links are not prefetched, so what hovering fetches can be told apart.
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/discord');
  const link = page.locator('footer').getByRole('link', { name: 'Component API' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await link.dispatchEvent('mouseover');
  await expect.poll(() => requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});
for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`no prefetching with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await open(page, '/');
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('footer')).toBeInViewport();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}
