// Every docs page has a Markdown twin (plugins/markdown-twins) with all that the page says.
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { contentOfMarkdown, contentOfPage } from '../fixtures/pageContent';
import { docsRoutes, fileOf } from '../fixtures/routes';
import { expect, hydrated, test } from '../fixtures/site';

const siteUrl = 'https://react-querybuilder.js.org';
const twinOf = (route: string) => readFileSync(`build${route}.md`, 'utf8');

for (const route of docsRoutes)
  test(`${route}.md says what the page says`, async () => {
    const page = contentOfPage(route, siteUrl);
    const twin = await contentOfMarkdown(twinOf(route));
    expect(page.headings.length).toBeGreaterThan(0);
    expect.soft(twin.headings).toEqual(page.headings);
    expect.soft(twin.code).toEqual(page.code);
    expect.soft(twin.cells).toEqual(page.cells);
    expect.soft(twin.items).toEqual(page.items);
    expect.soft(page.paragraphs.filter((text) => text && !twin.paragraphs.includes(text))).toEqual([]);
    expect.soft(page.links.filter((link) => !twin.links.includes(link))).toEqual([]);
    const $ = load(readFileSync(fileOf(route), 'utf8'));
    expect.soft($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(`${siteUrl}${route}.md`);
    expect.soft($('main a[href$=".md"]').attr('href')).toBe(`${route}.md`);
  });

test('lists name every twin, and what they link to is there', async () => {
  const linked = async (file: string) =>
    (await contentOfMarkdown(readFileSync(`build/${file}`, 'utf8'))).links.map((link) => link.replace(siteUrl, ''));
  const top = await linked('llms.txt');
  const pages: string[] = [];
  for (const { path } of documentedLines()) {
    expect(top).toEqual(expect.arrayContaining([`${path}/llms.txt`, `${path}/llms-full.txt`]));
    const own = await linked(`${path}/llms.txt`);
    pages.push(...own.filter((link) => link.endsWith('.md')));
    expect(own.filter((link) => !existsSync(`build${link}`))).toEqual([]);
  }
  expect(top.filter((link) => !existsSync(`build${link}`))).toEqual([]);
  expect(pages.sort()).toEqual(docsRoutes.map((route) => `${route}.md`).sort());
});

test('sizes that the lists state are those of the files', () => {
  for (const folder of ['', ...documentedLines().map(({ path }) => path)]) {
    const text = readFileSync(`build${folder}/llms.txt`, 'utf8');
    const stated = [...text.matchAll(/\]\((\S+?)\)[^[\n]*?\((\d[\d,]*) kB\)/g)];
    expect(stated.length, folder).toBeGreaterThan(1);
    for (const [, address = '', size = ''] of stated) {
      const { length } = readFileSync(`build${address.replace(siteUrl, '')}`);
      expect(Number(size.replace(',', '')), address).toBe(Math.max(1, Math.round(length / 1000)));
    }
  }
});

test('a twin is sent as Markdown', async ({ request }) => {
  for (const [file, type] of [
    ['/docs/tips/limit-groups.md', 'text/markdown; charset=utf-8'],
    ['/docs/llms.txt', 'text/plain; charset=utf-8'],
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
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twinOf('/docs/tips/limit-groups'));
  });

test('a copy that fails is not said to be one', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
  await page.goto('/docs/intro');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
});

test('without a script the page leads to its twin', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/4/intro`);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL(/\/docs\/4\/intro\.md$/);
  await expect(page.getByText('# Getting started')).toBeVisible();
  await context.close();
});
