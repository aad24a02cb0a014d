import { expect, open, test, visits } from '../fixtures/site';

const prefixes = { 'v5.x': '/docs', Next: '/docs/next', 'v4.x': '/docs/4', 'v3.x': '/docs/3' };
for (const [label, prefix] of Object.entries(prefixes))
  for (const { way, visit } of visits)
    test(`documentation ${label} stands under ${prefix}, ${way}`, async ({ page }) => {
      await visit(page, `${prefix}/intro`);
      await expect(page.locator('.navbar .dropdown__link--active, .navbar .dropdown > a').first()).toHaveText(label);
    });
for (const suffix of ['.html', '/index.html']) {
  test(`a path ending in ${suffix} is normalised by the served site`, async ({ page, watch }) => {
    await open(page, `/docs/intro${suffix}`);
    expect(new URL(page.url()).pathname).toBe('/docs/intro');
    expect(watch.problems).toEqual([]);
  });
  test(`a path ending in ${suffix} is normalised by client-side navigation`, async ({ page }) => {
    await open(page, '/demo');
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/docs/intro${suffix}`);
    await expect(page.locator('article h1')).toHaveText('Getting started');
  });
}
test('/react-querybuilder redirects to /demo', async ({ page }) => {
  await page.goto('/react-querybuilder');
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');
});
// Any other path shows a not-found page with status 404: ../site/addresses.spec.ts.
