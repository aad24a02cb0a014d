import { expect, open, test, visits } from '../fixtures/site';

for (const { way, visit } of visits)
  test(`the sidebar cannot be hidden on desktop, ${way}`, async ({ page }) => {
    await visit(page, '/docs/intro');
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await expect(page.getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0);
  });
for (const { way, visit } of visits)
  test(`the table of contents shows heading levels 2 to 3, ${way}`, async ({ page }) => {
    await visit(page, '/docs/api/querybuilder');
    const targets = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            document.getElementById(decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1)))
              ?.tagName,
        ),
      );
    expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
  });
for (const { way, visit } of visits)
  test(`the navbar has brand, Docs, Demo, version dropdown, repository, chat, search and colour toggle, ${way}`, async ({
    page,
  }) => {
    await visit(page, '/docs/intro');
    const navbar = page.locator('nav.navbar');
    await expect(navbar.getByRole('link', { name: 'React Query Builder' })).toHaveAttribute('href', '/');
    for (const name of ['Docs', 'Demo']) await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(navbar.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
      'href',
      'https://github.com/react-querybuilder/react-querybuilder',
    );
    await expect(navbar.getByRole('link', { name: /Discord/ })).toHaveAttribute(
      'href',
      'https://discord.gg/MnAQWyUtEg',
    );
    await expect(navbar.getByRole('button', { name: /^Search/ })).toBeVisible();
    await expect(navbar.getByRole('button', { name: /dark|light|color|colour/i })).toBeVisible();
  });
test('the version dropdown keeps the equivalent page and remembers the choice', async ({ page }) => {
  await open(page, '/docs/tips/limit-groups');
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__menu').getByText('v4.x').click();
  await expect(page).toHaveURL(/\/docs\/4\/tips\/limit-groups$/);
  await page.goto('/demo');
  await expect(page.locator('.navbar .dropdown > a')).toHaveText('v4.x');
});
for (const route of ['/', '/demo', '/docs/intro', '/docs/4/tips/limit-groups', '/search'])
  test(`a click on the version label opens the menu, on ${route}`, async ({ page }) => {
    await open(page, route);
    const label = page.locator('.navbar .dropdown > a');
    // By script, because a pointer that is over it shows the menu anyway.
    await label.dispatchEvent('click');
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.navbar .dropdown__menu')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(route);
  });

for (const width of [390, 996, 997, 1024, 1280])
  for (const { way, visit } of visits)
    test(`at a width of ${width} px one table of contents is shown, ${way}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/docs/api/querybuilder');
      const shown = page.locator('.theme-doc-toc-mobile, .theme-doc-toc-desktop').filter({ visible: true });
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainClass(width > 996 ? 'theme-doc-toc-desktop' : 'theme-doc-toc-mobile');
    });

// The way to the nearest page, where a line has no such page, and back is tested for each line in ../docs/lines.spec.ts.
// That Control+K, Meta+K and / open the search is tested in ../site/keyboard.spec.ts, where it closes, too.
test('the mobile menu shows at 996 px and less, and closes on back and when the width returns', async ({ page }) => {
  await open(page, '/docs/intro');
  const toggle = page.getByRole('button', { name: /navigation bar/i });
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await toggle.click();
  const menu = page.locator('.navbar-sidebar--show');
  await expect(menu).toBeVisible();
  const cross = page.getByRole('button', { name: 'Close navigation bar' }).locator('g');
  await expect(cross, 'the cross has a colour').not.toHaveCSS('stroke', 'none');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
});
for (const { way, visit } of visits)
  test(`the footer is dark, has the eight links and says 2023, ${way}`, async ({ page }) => {
    await visit(page, '/');
    const footer = page.locator('footer.footer--dark');
    const links = await footer
      .locator('.footer__links')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Getting started', '/docs/intro'],
      ['Component API', '/docs/api/querybuilder'],
      ['Tips & Tricks', '/docs/category/tips--tricks'],
      ['Showcase', '/demo'],
      ['GitHub', 'https://github.com/react-querybuilder/react-querybuilder'],
      ['Discord', 'https://discord.gg/MnAQWyUtEg'],
      ['npm package', 'https://www.npmjs.com/package/react-querybuilder'],
      ['npm organisation', 'https://www.npmjs.com/org/react-querybuilder'],
    ]);
    await expect(footer).toContainText('Copyright © 2023');
  });
// The labels "Search docs", "Recent", "No recent searches" and "No results for" are tested in ../search/modal.spec.ts.
test('search modal label: See all {count} results, leading to the search page', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('querybuilder');
  const all = page.getByRole('link', { name: /^See all \d+ results$/ });
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=querybuilder/);
  await expect(page.getByText(/documents? found/)).toBeVisible();
});
