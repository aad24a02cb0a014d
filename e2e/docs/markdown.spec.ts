// Every docs page has a Markdown twin (plugins/markdown-twins) with all that the page says.
import { readFileSync } from 'node:fs';
import { expect, hydrated, test } from '../fixtures/site';

const twinOf = (route: string) => readFileSync(`build${route}.md`, 'utf8');

test('what others than browsers read is sent as what it is', async ({ request }) => {
  for (const [file, type] of [
    ['/docs/tips/limit-groups.md', 'text/markdown; charset=utf-8'],
    ['/docs/llms.txt', 'text/plain; charset=utf-8'],
    ['/third-party-notices.txt', 'text/plain; charset=utf-8'],
    ['/api/schema.json', 'application/json'],
  ] as const) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
  }
});

for (const when of ['before its scripts are there', 'when it is live'])
  test(`a page is copied as Markdown ${when}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/tips/limit-groups');
    if (when === 'when it is live') await hydrated(page);
    await page.getByText('Page menu').click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twinOf('/docs/tips/limit-groups'));
  });

test('a copy that fails is not said to be one', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
  await page.goto('/docs/intro');
  await page.getByText('Page menu').click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
});

test('without a script the page leads to its twin', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/4/intro`);
  await page.getByText('Page menu').click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL(/\/docs\/4\/intro\.md$/);
  await expect(page.getByText('# Getting started')).toBeVisible();
  await context.close();
});
