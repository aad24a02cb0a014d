import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawIcon, sizes } from './favicon.mjs';

const icon = readFileSync('static/favicon.ico');

test('favicon.ico is an icon, with a PNG of each size', () => {
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, sizes.length]);
  const widths = sizes.map((_, index) => {
    const entry = 6 + 16 * index;
    const offset = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(offset, offset + icon.readUInt32LE(entry + 8));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.subarray(-8, -4).toString()).toBe('IEND');
    // Width and height stand in the first chunk.
    expect(picture.readUInt32BE(20)).toBe(picture.readUInt32BE(16));
    return [icon[entry], picture.readUInt32BE(16)];
  });
  expect(widths).toEqual(sizes.map((size) => [size, size]));
});
test('favicon.ico shows the picture of favicon.svg: if this fails, run node scripts/favicon.mjs', async () =>
  expect((await drawIcon(readFileSync('static/img/favicon.svg', 'utf8'))).equals(icon)).toBe(true));
