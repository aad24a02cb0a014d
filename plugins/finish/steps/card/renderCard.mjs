import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import { startResvg } from './resvg.mjs';

const require = createRequire(import.meta.url);

/** Inter from its package: the picture must not depend on the fonts of the machine that builds. */
const font = async (weight) => ({
  name: 'Inter',
  weight,
  data: await readFile(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

let fonts;

/**
 * Draws a card: a PNG of 1200 × 630 pixels.
 * @param {import('./cardElement').Element} card
 * @returns {Promise<Uint8Array>}
 */
export async function renderCard(card) {
  const Resvg = await startResvg();
  fonts ??= Promise.all([font(400), font(600), font(700)]);
  const svg = await satori(card, { width: 1200, height: 630, fonts: await fonts });
  // Satori has turned the text into outlines, so Resvg needs no font.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
