import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { pinsInText } from '../../lines/pinsInText';
import { folderOf, htmlOf, type LineId, pages, test } from './umd';

/** What a section of a page shows besides the page itself: lines of HTML, and code. */
type Section = { heading: string; html: string; js: string };

/** All sections of a line's page that have code; each block of it is HTML or JavaScript. */
function sectionsOf(line: LineId): Section[] {
  const page = path.join(folderOf(line), '../umd.mdx');
  const mdx = pinsInText(readFileSync(page, 'utf8'), page);
  return mdx.split(/^## /m).flatMap((section) => {
    const blocks = [...section.matchAll(/^```(\w*).*\n([\s\S]*?)^```$/gm)];
    const unknown = blocks.filter(([, language]) => language !== 'html' && language !== 'js');
    if (unknown.length) throw new Error(`nothing runs this block of ${pages[line]}: ${unknown[0]?.[0]}`);
    const of = (wanted: string) => blocks.flatMap(([, language, code]) => (language === wanted ? [code] : [])).join('');
    return blocks.length ? [{ heading: section.split('\n')[0] ?? '', html: of('html'), js: of('js') }] : [];
  });
}

/** The page with a second rule and what a section adds: scripts after the library, code, and an element for the builder. */
function changed(line: LineId, { html, js }: Section): string {
  const [, code = '', element = ''] = /^([\s\S]*?)^(createElement\([\s\S]*\));\n$/m.exec(js) ?? [];
  const edits: [string | RegExp, string][] = [
    ["value: '1950' }", "value: '1950' }, { id: 'title-rule', field: 'title', operator: '=', value: 'rain' }"],
    [/(.*\/react-querybuilder@.*index\.umd.*\n)/, `$1${html}`],
    ['const fields = [', `${code}const fields = [`],
    ['createElement(QueryBuilder, { fields, query, onQueryChange: setQuery })', element],
  ];
  return edits.reduce((page, [from, to]) => {
    if (page.split(from).length < 2) throw new Error(`${pages[line]} has no ${from}`);
    return page.replace(from, to);
  }, htmlOf(line));
}

/** Puts the first rule below the second. */
async function drag(page: Page) {
  const handle = await page.locator('.rule .queryBuilder-dragHandle').first().boundingBox();
  const target = await page.locator('.rule').nth(1).boundingBox();
  if (!handle || !target) throw new Error('there are no two rules with handles');
  await page.mouse.move(handle.x + 3, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, handle.y + 15, { steps: 5 });
  await page.mouse.move(target.x + 50, target.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(page.locator('pre')).toHaveText("(title = 'rain' and year >= 1950)");
}

/** What a section promises, by its heading. */
const promises: Record<string, (page: Page) => Promise<void>> = { 'Drag and drop': drag };

for (const line of Object.keys(pages) as LineId[])
  for (const section of sectionsOf(line)) {
    test.describe(pages[line], () => {
      test.use({ line });

      test(`${section.heading}: the code does what it promises`, async ({ page, log }, info) => {
        const copy = info.outputPath('page.html');
        writeFileSync(copy, changed(line, section));
        await page.goto(pathToFileURL(copy).href);
        await expect(page.locator('pre')).toHaveText("(year >= 1950 and title = 'rain')");
        await promises[section.heading]?.(page);
        expect(promises, 'somebody says what to look for').toHaveProperty([section.heading]);
        expect(log.problems).toEqual([]);
      });
    });
  }

test.describe(pages['5'], () => {
  test.use({ line: '5' });

  const open = async (page: Page, copy: string, from: RegExp | string, to: string) => {
    const html = sectionsOf('5').map((section) => changed('5', section))[0] ?? '';
    expect(html.split(from).length).toBeGreaterThan(1);
    writeFileSync(copy, html.replaceAll(from, to));
    await page.goto(pathToFileURL(copy).href);
  };

  test('without the prop the builder shows, nothing can be dragged, and nothing is logged', async ({
    page,
    log,
  }, info) => {
    await open(page, info.outputPath('page.html'), '{ dnd },', '{},');
    await expect(page.locator('.rule')).toHaveCount(2);
    await expect(page.locator('.queryBuilder')).toHaveAttribute('data-dnd', 'disabled');
    expect(log.problems).toEqual([]);
  });

  test('without the scripts it fails as the page says', async ({ page, log }, info) => {
    await open(page, info.outputPath('page.html'), /.*\/react-dnd.*\n/g, '');
    const message = "Cannot read properties of undefined (reading 'getStackAddendum')";
    expect(readFileSync(path.join(folderOf('5'), '../umd.mdx'), 'utf8')).toContain(message);
    await expect.poll(() => log.problems.join('\n')).toContain(message);
    await expect(page.locator('.rule')).toHaveCount(0);
  });
});
