import { moving } from '../fixtures/moving';
import { addStyles, expect, hydrated, open, painted, test, turnTo } from '../fixtures/site';

test.describe('print', () => {
  /** What is for moving about the site, and tells nothing on paper. */
  const controls = [
    '.theme-announcement-bar',
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
  test('paper is black on white in both modes, and what is folded on screen is printed', async ({ page }) => {
    await open(page, '/docs/api/controls');
    const folded = page.locator('article details:not([open], header *) > :not(summary)').first();
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const mode of ['light', 'dark'] as const) {
      await turnTo(page, mode);
      const colours = await page
        .locator('body, article :is(h1, p, a, code, pre, .line span, th, td)')
        .evaluateAll((elements) => [
          ...new Set(
            elements.map((element) => {
              const { color, backgroundColor } = getComputedStyle(element);
              return `${color} on ${backgroundColor}`;
            }),
          ),
        ]);
      expect(colours, mode).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    }
    // Laid out, which what is folded is not.
    expect((await folded.boundingBox())?.height).toBeGreaterThan(20);
  });
  test('code wraps on paper, so that no line is cut off', async ({ page }) => {
    // Narrower than a page of paper, on which all lines that an author may write fit.
    await page.setViewportSize({ width: 480, height: 1123 });
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

test('with text of twice the size nothing shows from under the navbar, and its items keep apart', async ({ page }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/docs/api/querybuilder');
    await addStyles(page, 'html { font-size: 200% }');
    await page.evaluate(() => scrollTo(0, 0));
    const { below, overlaps } = await page.evaluate(() => {
      const bottom = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const logo =
        document.querySelector('.theme-doc-sidebar-container a[tabindex="-1"]')?.getBoundingClientRect().bottom ?? 0;
      const items = [...document.querySelectorAll('.navbar__inner :is(.navbar__item, .navbar__brand, button)')]
        .map((item) => item.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .sort((a, b) => a.x - b.x);
      return {
        below: logo - bottom,
        overlaps: items.filter((item, at) => item.right > (items[at + 1]?.x ?? Infinity) + 1).length,
      };
    });
    expect(below, `the brand of the sidebar, ${width}`).toBeLessThanOrEqual(0);
    expect(overlaps, `items that lie on one another, ${width}`).toBe(0);
    await expect(page.locator('.theme-doc-sidebar-container a[tabindex="-1"]')).toHaveCSS('overflow', 'hidden');
  }
});

test('names in the table of contents do not break', async ({ page }) => {
  for (const route of ['/docs/api/querybuilder', '/docs/api/export']) {
    await open(page, route);
    for (const width of [1000, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The text of one word is one line high.
      const broken = await page.locator('.table-of-contents__link').evaluateAll((links) =>
        links
          .filter(({ textContent }) => !/\s|-/.test(textContent?.trim() ?? ''))
          .filter((link) => {
            const range = document.createRange();
            range.selectNodeContents(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(broken, `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('controls that are disabled, ticked and unticked look different in dark mode', async ({ page }) => {
  await open(page, '/docs/api/edits');
  await turnTo(page, 'dark');
  const preview = page.getByRole('group', { name: 'Sample qb-lock.tsx' }).locator('[data-release]');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.locator('> div')).toHaveAttribute('data-live', '');
  const box = preview.getByRole('checkbox').first();
  const field = preview.locator('select.rule-fields').nth(1);
  const look = async () => ({
    box: (await box.screenshot()).toString('base64'),
    style: await field.evaluate((control) => getComputedStyle(control).borderTopStyle),
  });
  await expect(field).toBeEnabled();
  const before = await look();
  await box.check();
  await expect(field).toBeDisabled();
  const after = await look();
  expect(after.box).not.toBe(before.box);
  expect([before.style, after.style]).toEqual(['solid', 'dashed']);
});

test('forced colours: the caret of the version menu points down, and the place in the contents is chosen', async ({
  page,
}) => {
  // Without transitions, whose colours are on their way.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/docs/api/export');
  const caret = await page.locator('.navbar .dropdown > a').evaluate((label) => {
    const { borderTopColor, borderLeftColor } = getComputedStyle(label, '::after');
    return { top: borderTopColor, left: borderLeftColor };
  });
  expect(caret.left).toBe('rgba(0, 0, 0, 0)');
  expect(caret.top).not.toBe(caret.left);
  await page.evaluate(() => document.querySelector('#options')?.scrollIntoView());
  const chosen = await page
    .locator('.menu__link[aria-current]')
    .first()
    .evaluate((link) => ({ text: getComputedStyle(link).color, behind: getComputedStyle(link).backgroundColor }));
  const place = page.locator('.table-of-contents__link--active');
  await expect(place).toHaveCSS('color', chosen.text);
  await expect(place).toHaveCSS('background-color', chosen.behind);
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

test('the left edges of home, demo and search line up with the footer, or the builder', async ({ page }) => {
  for (const route of ['/', '/demo', '/search?q=sql']) {
    await open(page, route);
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Side by side, the builder and its answer are wider than the footer.
      const other = route === '/demo' && width >= 1280 ? '[data-toolkit]' : '.footer__title';
      const [heading, edge] = await page.evaluate(
        (selectors) => selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().x),
        ['main h1', other],
      );
      expect(heading, `${route} at ${width}`).toBe(edge);
    }
  }
});

test.describe('reduced motion', () => {
  const kinds = ['/', '/docs/intro', '/docs/next/intro', '/docs/4/intro', '/docs/category/api', '/markdown-page'];
  // Of the demo, demo/controls.spec.ts sees it in every toolkit.
  for (const route of [...kinds, '/search?q=rule', '/unknown', '/demo'])
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
    await page.route('**/assets/**/*.js', () => {}); // never answered
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
    await painted(page);
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
