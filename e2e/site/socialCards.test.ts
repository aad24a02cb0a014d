import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage } from '../fixtures/builtPages';
import { routes } from '../fixtures/routes';

for (const route of routes) {
  test(`${route} names its social card, a PNG of 1200 × 630 pixels`, () => {
    const $ = builtPage(route);
    const content = (name: string) =>
      $(`head meta[property="${name}"], head meta[name="${name}"]`)
        .toArray()
        .map((tag) => $(tag).attr('content') ?? '');
    const [image = '', ...more] = content('og:image');
    expect(image, 'og:image is an absolute address').toMatch(/^https:\/\/.+\.png$/);
    expect(more, 'there is one og:image').toEqual([]);
    expect(new URL(image).origin).toBe(new URL($('link[rel=canonical]').attr('href') ?? '').origin);
    expect(content('twitter:card')).toEqual(['summary_large_image']);
    expect([...content('og:image:width'), ...content('og:image:height')]).toEqual(['1200', '630']);
    expect(content('og:image:alt')[0], 'the card says the title').toContain($('title').text().split(' | ')[0]);

    const file = `build${new URL(image).pathname}`;
    expect(existsSync(file), `${file} exists`).toBe(true);
    const png = readFileSync(file);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('pages share a card only if they share title and line', () => {
  const cards = routes.map((route) => {
    const $ = builtPage(route);
    const line = $('meta[name=docusaurus_tag]').attr('content');
    return { of: `${$('title').text()} ${line}`, image: $('meta[property="og:image"]').attr('content') };
  });
  expect(new Set(cards.map(({ image }) => image)).size).toBe(new Set(cards.map(({ of }) => of)).size);
});
