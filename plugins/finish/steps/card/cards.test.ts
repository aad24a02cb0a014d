import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags } from './addTags';
import { cardElement } from './cardElement';
import { cardName } from './cardName';
import { readCard } from './readCard';
import { renderCard } from './renderCard';

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
  });
  it('differs by line, and by titles that differ only in signs', () =>
    expect(new Set([name('Export', 'v4.x'), name('Export', 'v5.x'), name('Export'), name('Export!')]).size).toBe(4));
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
