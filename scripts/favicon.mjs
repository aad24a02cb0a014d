import { readFileSync, writeFileSync } from 'node:fs';
import { startResvg } from '../plugins/finish/steps/card/resvg.mjs';

/** Widths in pixels of the pictures in favicon.ico. */
export const sizes = [16, 32, 48];

/**
 * Draws an SVG in all sizes of an icon, and packs them as an ICO file.
 * @param {string} svg
 * @returns {Promise<Buffer>} a header, an entry of 16 bytes a picture, and the pictures as PNG
 */
export async function drawIcon(svg) {
  const Resvg = await startResvg();
  const pictures = sizes.map((size) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index], entry);
    header.writeUInt8(sizes[index], entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}

// node scripts/favicon.mjs, after a change of the picture.
if (import.meta.url === `file://${process.argv[1]}`)
  writeFileSync('static/favicon.ico', await drawIcon(readFileSync('static/img/favicon.svg', 'utf8')));
