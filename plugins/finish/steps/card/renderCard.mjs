import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';

const require = createRequire(import.meta.url);

/** Inter from its package: the picture must not depend on the fonts of the machine that builds. */
const font = async (weight) => ({
  name: 'Inter',
  weight,
  data: await readFile(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

async function prepare() {
  // WebAssembly, because the native build of Resvg is one more binary per platform.
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all([font(400), font(600), font(700)]);
}

/** Resvg can be started only once in a thread. */
let fonts;

/**
 * Draws a card: a PNG of 1200 × 630 pixels.
 * @param {import('./cardElement').Element} card
 * @returns {Promise<Uint8Array>}
 */
export async function renderCard(card) {
  fonts ??= prepare();
  const svg = await satori(card, { width: 1200, height: 630, fonts: await fonts });
  // Satori has turned the text into outlines, so Resvg needs no font.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
