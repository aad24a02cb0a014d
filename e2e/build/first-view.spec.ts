// What a visitor is sent before showing that the page is going to be used; adr/0014.
import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { biggest, holdNearness, noteFiles, total, withoutPrefetching } from '../fixtures/budget';
import { docsRoutes, fileOf } from '../fixtures/routes';
import { expect, gate, hydrated, open, painted, showIntent, test } from '../fixtures/site';

/** Bytes of home's HTML with its styles, as a server sends it; the other pages' are in first-view.test.ts. */
const homeLimit = 30_000;

const bytesOf = (route: string) => statSync(fileOf(route)).size;
const [longest = ''] = [...docsRoutes].sort((a, b) => bytesOf(b) - bytesOf(a));

/** A page of each kind that is read before it is used. */
const kinds = [
  '/',
  '/docs/intro',
  longest,
  '/docs/category/api',
  '/docs/tips/limit-groups',
  '/docs/4/migrate',
  '/docs/next/api/import',
  '/discord',
  '/markdown-page',
  '/how-this-site-is-tested',
];

for (const route of kinds)
  test(`no script comes before it is wanted: ${route}`, async ({ page }) => {
    const files = noteFiles(page);
    const scripts = () => files().filter(({ name }) => name.endsWith('.js'));
    await page.goto(route);
    await painted(page);
    if (route === '/') {
      const text = files().filter(({ kind }) => kind !== 'other');
      expect(total(text), biggest(text)).toBeLessThanOrEqual(homeLimit);
    }
    expect(files().filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
    expect(scripts()).toEqual([]);
    await showIntent(page);
    await expect.poll(() => scripts().length).toBeGreaterThan(1);
  });

/** Applications: their scripts start by themselves. */
const applications = ['/demo', '/demo/material', '/search?q=sql'];

/** The scripts that a page's template has fetched beside its first ones. */
const preloads = (route: string) =>
  Array.from(
    readFileSync(fileOf(route.replace(/\?.*/, '')), 'utf8').matchAll(
      /<link rel=preload as=script [^>]*href=([^\s>]+)/g,
    ),
    ([, address]) => address as string,
  ).sort();
const withoutPreloading = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver(() => {
      const later = document.querySelector<HTMLTemplateElement>('#later')?.content;
      for (const link of later?.querySelectorAll('[rel=preload]') ?? []) link.remove();
    }).observe(document, { childList: true, subtree: true }),
  );

for (const route of [...kinds, ...applications])
  test(`what the first scripts ask for is fetched beside them, and nothing else: ${route}`, async ({ page }) => {
    const told = preloads(route);
    await withoutPreloading(page);
    await withoutPrefetching(page);
    await holdNearness(page);
    const files = noteFiles(page);
    await open(page, route);
    const needed = files().flatMap(({ name }) => (name.endsWith('.js') ? name : []));
    expect(
      told.filter((name) => !needed.includes(name)),
      'not needed',
    ).toEqual([]);
    const isFirst = (name: string) => /\/(runtime~)?main\.\w+\.js$/.test(name);
    expect(told.length).toBeGreaterThan(1);
    // Home and applications ask for more as soon as they are live.
    if (route.startsWith('/docs')) expect(needed.filter((name) => !isFirst(name)).sort()).toEqual(told);
  });

for (const route of applications)
  test(`scripts of an application are not fetched before its styles are there, and once: ${route}`, async ({
    page,
  }) => {
    await withoutPrefetching(page);
    const styles = gate();
    await page.route('**/*.css', async (request) => {
      await styles.opened;
      await request.continue();
    });
    const files = noteFiles(page);
    const scripts = () => files().flatMap(({ name }) => (name.endsWith('.js') ? name : []));
    const asked = page.waitForRequest('**/*.css');
    await page.goto(route, { waitUntil: 'commit' });
    await asked;
    // What comes after the styles is read by now.
    await page.waitForFunction(() => document.querySelector('#later'));
    expect(scripts()).toEqual([]);
    styles.open();
    await hydrated(page);
    expect(scripts()).toEqual([...new Set(scripts())]);
  });

/** As the page's own script does, without React. */
const turn = (page: Page, mode: string) =>
  page.evaluate((theme) => void Object.assign(document.documentElement.dataset, { theme }), mode);

/**
 * Says whether colours may change by and by. One that is on its way in a closed fold never arrives, and makes each style that
 * is asked for be computed anew.
 */
const letMove = (page: Page, mayMove: boolean) =>
  page.evaluate((disabled) => {
    const known = window as unknown as { still?: CSSStyleSheet };
    if (!known.still) {
      known.still = new CSSStyleSheet();
      known.still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(known.still);
    }
    known.still.disabled = disabled;
  }, mayMove);

/** Ways in which a page looks; what may move is looked at where nothing else changes. */
const looks: Record<string, (page: Page) => Promise<void>> = {
  light: async (page) => {
    await letMove(page, false);
    await page.emulateMedia({ media: null, forcedColors: null });
    await turn(page, 'light');
  },
  dark: (page) => turn(page, 'dark'),
  moving: (page) => letMove(page, true),
  'forced colours': async (page) => {
    await letMove(page, false);
    await page.emulateMedia({ forcedColors: 'active' });
  },
  printed: (page) => page.emulateMedia({ media: 'print', forcedColors: null }),
};

/** The styles of one element of each kind and of what stands before and after it, by what it is. */
function stylesOfKinds() {
  const styles: Record<string, string> = {};
  // Variables that nothing uses may come later.
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const styleOf = (element: Element, part: string) => {
    const style = getComputedStyle(element, part);
    // A part without content is not there.
    const isThere = part === '' || !/^(none|normal)$/.test(style.content);
    return isThere ? properties.map((name) => style.getPropertyValue(name)).join() : 'none';
  };
  for (const element of document.querySelectorAll('body, body *')) {
    const name = ({ tagName, className }: Element) => `${tagName}.${String(className)}`;
    const siblings = element.parentElement?.children ?? [];
    const place = element === siblings[0] ? 'first' : element === siblings[siblings.length - 1] ? 'last' : '';
    const kind = `${element.parentElement && name(element.parentElement)} > ${name(element)} ${place}`;
    styles[kind] ??= ['', '::before', '::after'].map((part) => styleOf(element, part)).join();
  }
  return styles;
}

async function stylesAt(page: Page, show: (typeof looks)[string]) {
  await show(page);
  await painted(page);
  return page.evaluate(stylesOfKinds);
}

/**
 * Adds the whole stylesheet as the page's script does, and no other script.
 * @returns a function that takes it out again
 */
async function addStylesheet(page: Page) {
  const added = await page.evaluateHandle(async () => {
    const later = document.querySelector<HTMLTemplateElement>('#later')?.content;
    const links = [...(later?.querySelectorAll('link') ?? [])].map((link) => document.importNode(link));
    const arrived = links.map((link) => new Promise((done) => link.addEventListener('load', done)));
    document.head.append(...links);
    await Promise.all(arrived);
    return links;
  });
  await painted(page);
  return () =>
    added.evaluate((links) => {
      for (const link of links) link.remove();
    });
}

/** A layout shift as browsers tell of it. */
type Shift = {
  value: number;
  startTime: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

for (const route of kinds)
  test(`the rest of the stylesheet changes nothing of ${route}`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    // While the HTML arrives, what stands in the middle or at the right moves for what comes after it.
    await painted(page);
    const arrived = await page.evaluate(() => performance.now());
    const takeOut = await addStylesheet(page);
    const shifts = await page.evaluate(
      (arrived) =>
        new Promise<string[]>((done) => {
          const told: string[] = [];
          const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
          const observer = new PerformanceObserver((list) => {
            for (const { value, startTime, sources } of list.getEntries() as unknown as Shift[]) {
              if (startTime < arrived) continue;
              const moved = sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.parentElement?.outerHTML.slice(0, 100)}: ${place(previousRect)} → ${place(currentRect)}`,
              );
              told.push([`${value} after ${startTime} ms`, ...moved].join('\n'));
            }
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          // What is buffered is told before the second frame.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(told))));
        }),
      arrived,
    );
    expect(shifts, 'layout shifts').toEqual([]);

    const after: Record<string, Record<string, string>> = {};
    for (const [name, show] of Object.entries(looks)) after[name] = await stylesAt(page, show);
    expect(Object.keys(after.light ?? {}).length).toBeGreaterThan(40);
    await takeOut();
    for (const [name, show] of Object.entries(looks)) {
      const before = await stylesAt(page, show);
      const changed = Object.keys(before).filter((kind) => before[kind] !== after[name]?.[kind]);
      expect(changed, name).toEqual([]);
    }
  });
