import { readFileSync } from 'node:fs';
import { sampleText } from '../../plugins/remark-samples/sampleText';
import { expect, open, test } from '../fixtures/site';

test('the copy button of every block of a docs page copies its code, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/tips/limit-groups');
  const blocks = page.locator('article figure:has(pre):visible');
  const cut = page.locator('article figure:has(> details:not([open]))');
  expect(await cut.count(), 'the page has a long block').toBeGreaterThan(0);
  const copied: string[] = [];
  for (const block of await blocks.all()) {
    await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
    const button = block.getByRole('button', { name: 'Copy code to clipboard' });
    await expect(button, 'without a pointer near').toHaveCSS('opacity', '1');
    await button.click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'What changed' })).toHaveText('Copied');
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  for (const block of await blocks.all()) {
    const summary = block.locator('summary');
    if (await summary.count()) await summary.click();
    const button = block.locator('> button');
    const [place, code] = [await button.boundingBox(), await block.locator('pre').boundingBox()];
    expect((place?.y ?? 0) + (place?.height ?? 0), 'above the code').toBeLessThanOrEqual(code?.y ?? 0);
  }
  await expect(cut, 'all lines are shown at a press').toHaveCount(0);
  expect(copied).toEqual(await blocks.locator('pre').allTextContents());
  const sample = readFileSync('versioned_docs/version-5/_samples/limit-groups.tsx', 'utf8');
  expect(copied).toContain(sampleText(sample));
});

test.describe('a long block without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows its deciding lines, and all of them on demand or on paper', async ({ page }) => {
    await page.goto('/docs/tips/limit-groups');
    await expect(page.locator('article figure').first().locator('details'), 'the first of a page is whole').toHaveCount(
      0,
    );
    const block = page.locator('article figure:has(> details)').first();
    const rest = block.locator('[hidden]').first();
    const height = async (element = rest) => (await element.boundingBox())?.height ?? 0;
    const [cut, count] = [await height(block), (await block.locator('pre').textContent())?.split('\n').length];
    expect(cut, 'deciding lines').toBeGreaterThan(200);
    expect(await height(), 'a dashed line in its place').toBe(1);
    await block.getByText(`Show all ${count} lines`).click();
    expect(await height(block)).toBeGreaterThan(cut);
    expect(await height()).toBeGreaterThan(0);
    await block.getByText(`Show all ${count} lines`).click();
    expect(await height(block)).toBe(cut);
    await page.emulateMedia({ media: 'print' });
    expect(await height()).toBeGreaterThan(0);
    await expect(block.locator('summary')).toBeHidden();
  });
});

for (const mode of ['light', 'dark'])
  test(`a fence has its title, its highlighted line and its line numbers, ${mode}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, '/markdown-page');
    const block = page.locator('figure', { has: page.getByText('query.ts', { exact: true }) });
    const lines = await block.locator('.line').evaluateAll((all) =>
      all.map((line) => {
        const { content, counterIncrement, display, color } = getComputedStyle(line, '::before');
        return {
          background: getComputedStyle(line).backgroundColor,
          number: `${content} ${counterIncrement} ${display} ${color}`,
        };
      }),
    );
    const clear = 'rgba(0, 0, 0, 0)';
    expect(lines.map(({ background }) => background !== clear)).toEqual([
      ...[false, false],
      ...[true, true, true, true],
      ...[false, false],
    ]);
    for (const { number } of lines) expect(number).toMatch(/^counter\(line\) line 1 inline-block rgb/);
    await expect(block.locator('pre')).toHaveCSS('counter-reset', 'line 0');
    // A fence that asks for neither has neither.
    const plain = page.locator('figure', { hasText: 'SELECT * FROM movies' });
    await expect(plain.locator('code')).toHaveCount(1);
    await expect(plain.locator('.line')).toHaveCount(0);
  });
