import { toolkits } from '../../src/toolkits/registry';
import { expect, hydrated, open, test } from '../fixtures/site';

test.describe('print', () => {
  /** What is for moving about the site, and tells nothing on paper. */
  const controls = [
    '[class*=announcementBar_]',
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.pagination-nav',
    'article figure > button',
  ];
  test('a docs page prints its article, without what is for moving about', async ({ page }) => {
    await open(page, '/docs/api/export');
    for (const control of controls) await expect(page.locator(control).first(), `${control} on screen`).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const control of controls)
      await expect(page.locator(control).locator('visible=true'), `${control} on paper`).toHaveCount(0);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article pre').first()).toBeVisible();
  });
  test('code wraps on paper, so that no line is cut off', async ({ page }) => {
    // The width of an A4 page.
    await page.setViewportSize({ width: 794, height: 1123 });
    await open(page, '/docs/api/export');
    const cut = () =>
      page
        .locator('article pre')
        .evaluateAll((blocks) => blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await cut(), 'code that scrolls on screen').toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toBe(0);
  });
});

test('the brand is whole on the narrowest phone, beside the search button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/docs/intro');
  const title = await page.locator('.navbar .navbar__title').first().boundingBox();
  const search = await page
    .locator('.navbar')
    .getByRole('button', { name: /^Search/ })
    .boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
});

test.describe('reduced motion', () => {
  /** Everything that would move for longer than a frame; `once` or `for ever` says how often an animation plays. */
  const moving = () =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const longest = (list: string) => Math.max(...list.split(', ').map(Number.parseFloat));
        const found = [
          longest(style.transitionDuration) > 0.001 && 'transition',
          style.animationName !== 'none' && longest(style.animationDuration) > 0.001 && 'animation',
          style.animationName !== 'none' && /infinite/.test(style.animationIterationCount) && 'animation for ever',
          style.scrollBehavior === 'smooth' && 'smooth scroll',
        ].filter(Boolean);
        return found.map((kind) => `${kind}: ${element.tagName} ${element.className} ${pseudo ?? ''}`);
      }),
    );

  const kinds = ['/', '/docs/intro', '/docs/next/intro', '/docs/4/intro', '/docs/category/api', '/markdown-page'];
  for (const route of [...kinds, '/search?q=rule', '/unknown', ...toolkits.map(({ path }) => path)])
    test(`nothing on ${route} moves or scrolls smoothly`, async ({ page }) => {
      await open(page, route);
      expect(await page.evaluate(moving), 'without the wish for less motion').toContainEqual(
        expect.stringContaining('transition: '),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await page.evaluate(moving)).toEqual([]);
    });

  test('the spinner of what is slow to come stands still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/docs/intro');
    await page.route('**/assets/js/*.js', () => {}); // never answered
    await page.keyboard.press('/');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await page.evaluate(moving)).toEqual([]);
  });

  test('the button back to the top jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/docs/api/querybuilder');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 6000));
    // It shows when a reader turns back, which takes two frames to be seen.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    await page.evaluate(() => scrollTo(0, 5800));
    const up = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(up).toBeVisible();
    const positions = await up.evaluate(async (button: HTMLElement) => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(scrollY));
      button.click();
      const nextFrame = () => new Promise(requestAnimationFrame);
      while (scrollY > 0) await nextFrame();
      await nextFrame();
      return [...seen];
    });
    expect(positions).toEqual([0]);
  });
});
