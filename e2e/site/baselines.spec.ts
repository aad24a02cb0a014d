import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test, turnTo } from '../fixtures/site';

/** One page of each kind, with what must be there before it is looked at. */
const kinds: Record<string, { path: string; ready?: (page: Page) => Promise<void> }> = {
  home: { path: '/' },
  demo: { path: '/demo' },
  docs: { path: '/docs/tips/limit-groups' },
  reference: { path: '/docs/4/api/querybuilder' },
  search: {
    path: '/search?q=limit%20groups',
    ready: (page) => expect(page.getByText(/documents? found/)).toBeVisible(),
  },
  'not-found': { path: '/docs/4/nothing' },
};
const widths = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const record = 'e2e/site/baselines/made-with.json';

/** What letters and edges depend on beside our files: the browser, and how wide its fonts write. */
const surroundings = async (page: Page) => ({
  browser: page.context().browser()?.version(),
  fonts: await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const width = (family: string) => {
      pen.font = `100px ${family}`;
      return Math.round(pen.measureText('Sphinx of black quartz, judge my vow').width);
    };
    return { text: width('system-ui, sans-serif'), code: width('monospace') };
  }),
});

// Half the size of the page: enough to see what has moved or changed its colour, and small enough to be kept.
test.use({ deviceScaleFactor: 0.5 });

for (const [kind, { path, ready }] of Object.entries(kinds))
  test(`${kind} looks as in its pictures`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const here = await surroundings(page);
    const isMade = test.info().config.updateSnapshots === 'all';
    if (isMade) {
      mkdirSync('e2e/site/baselines', { recursive: true });
      writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
    }
    // Several browsers write the same record at once; what is just being written is not read.
    const recorded = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined);
    const made = isMade ? here : recorded();
    const isComparable = JSON.stringify(made) === JSON.stringify(here);
    if (!isComparable)
      console.warn(
        `NOT COMPARED: the pictures of ${kind} were made with ${JSON.stringify(made)}, here is ${JSON.stringify(here)}`,
      );
    test.skip(!isComparable, 'another browser or other fonts than the pictures were made with');
    await ready?.(page);
    for (const [width, size] of Object.entries(widths))
      for (const mode of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await turnTo(page, mode);
        // What follows the width, such as a chart or a menu, has followed.
        await expect
          .soft(page)
          .toHaveScreenshot(`${kind}-${width}-${mode}.png`, { maxDiffPixelRatio: 0.005, scale: 'device' });
      }
  });
