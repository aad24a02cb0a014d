import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { builtPage } from '../fixtures/builtPages';
import { contentOfMarkdown, contentOfPage } from '../fixtures/pageContent';
import { docsRoutes } from '../fixtures/routes';

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
    const $ = builtPage(route);
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
