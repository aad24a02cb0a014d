import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags } from './addTags';
import { cardElement, type Element } from './cardElement';
import { cardName } from './cardName';
import { cardPictures } from './cardPictures';
import { readCard } from './readCard';
import { renderCard } from './renderCard.mjs';

const site = { title: 'Site', titleDelimiter: '|', labels: { 4: 'v4.x' } };
const frame = { siteTitle: 'Site', tagline: 'A tagline', host: 'site.test', logo: '', motif: '' };
const page = (title: string, more = '') =>
  `<html><head><meta data-rh=true property=og:title content="${title}"/>${more}</head><body></body></html>`;
const docs = '<meta name=docusaurus_tag content=docs-default-4 /><meta name=docusaurus_version content=4 />';

describe('readCard', () => {
  it('takes the title without the name of the site', () =>
    expect(readCard(page('Tips &amp; tricks | Site'), site)).toEqual({ title: 'Tips & tricks', label: undefined }));
  it('names the docs line of a docs page', () =>
    expect(readCard(page('Export · v4.x | Site', docs), site)).toEqual({ title: 'Export', label: 'v4.x' }));
  it('leaves a page alone that names an image', () =>
    expect(readCard(page('Export', '<meta property=og:image content=x>'), site)).toBeUndefined());
});

describe('addTags', () => {
  it('names the picture, its size, and the line that the page is of', () =>
    expect(addTags(page('Export'), 'https://site.test/a.png', { title: 'Export', label: 'v4.x' })).toContain(
      '<meta property="og:image" content="https://site.test/a.png">' +
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
        '<meta property="og:image:alt" content="Export · v4.x"></head>',
    ));
  it('gives any title back when the page is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '$', '&', '"', '<', "'", ' ') }), (title) => {
        const html = addTags(page('Export'), 'https://site.test/a.png', { title: `x${title}` });
        const content = /og:image:alt" content="([^"]*)"/.exec(html)?.[1] ?? '';
        expect(
          content
            .replace(/&lt;/g, '<')
            .replace(/&quot;/g, '"')
            .replace(/&amp;/g, '&'),
        ).toBe(`x${title}`);
        expect(html.match(/<\/head>/g)).toHaveLength(1);
        // A page that has its tags gets none twice.
        expect(readCard(html, site)).toBeUndefined();
      }),
    );
  });
});

describe('cardName', () => {
  const name = (title: string, label?: string) => cardName({ title, label }, cardElement({ title, label }, frame));
  it('is readable and the same for the same title of the same line', () => {
    expect(name('Tips & tricks', 'v4.x')).toMatch(/^tips-tricks-v4-x-[0-9a-f]{8}\.png$/);
    expect(name('Export', 'v4.x')).toBe(name('Export', 'v4.x'));
    expect(name('概要')).toMatch(/^[0-9a-f]{8}\.png$/);
  });
  it('differs by line, and by titles that differ only in signs', () =>
    expect(new Set([name('Export', 'v4.x'), name('Export', 'v5.x'), name('Export'), name('Export!')]).size).toBe(4));
});

/** The texts of a card with the size of each, in their order. */
const texts = (title: string, label?: string) => {
  const found: unknown[] = [];
  const read = ({ props: { children, style } }: Element) => {
    for (const child of [children].flat() as (Element | string)[]) {
      if (typeof child === 'object') read(child);
      else if (child !== undefined) found.push([child, (style as { fontSize: number }).fontSize]);
    }
  };
  read(cardElement({ title, label }, frame));
  return found;
};

describe('cardElement', () => {
  it('says site, docs line, title and address', () =>
    expect(texts('Export', 'v4.x')).toEqual([
      ['Site', 36],
      ['v4.x', 30],
      ['Export', 96],
      ['site.test', 30],
    ]));
  it('has the tagline in place of the name of the site on the home page', () =>
    expect(texts('Site')).toEqual([
      ['Site', 96],
      ['A tagline', 36],
      ['site.test', 30],
    ]));
  it('sets long titles smaller', () => {
    const size = (length: number) => (texts('x'.repeat(length))[1] as [string, number])[1];
    expect([18, 19, 40, 41].map(size)).toEqual([96, 76, 76, 60]);
  });
});

describe('cardPictures', () => {
  it('draws each picture once, whatever the build after it has', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'react-querybuilder-cards-'));
    const [cache, ...targets] = ['cache', 'one/img', 'two/img'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const pixel = `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;
    const card = cardElement({ title: 'Export' }, { ...frame, logo: pixel, motif: pixel });
    const cards = new Map([['Export.png', card]]);
    expect(await cardPictures(cards, cache, targets[0])).toBe(1);
    expect(await cardPictures(cards, cache, targets[1])).toBe(0);
    for (const target of targets) expect(await readdir(target)).toEqual(['Export.png']);
    await rm(folder, { recursive: true });
  });
});

describe('renderCard', () => {
  it('draws a PNG of 1200 × 630 pixels, with the title in it', async () => {
    const logo = `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;
    const draw = (title: string) => renderCard(cardElement({ title }, { ...frame, logo, motif: logo }));
    const png = Buffer.from(await draw('Export'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.equals(await draw('Import'))).toBe(false);
  });
});
