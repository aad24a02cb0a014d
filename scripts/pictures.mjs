import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createJiti } from 'jiti';
import { findBrowser } from './browser.mjs';
import { createSite } from './serve.mjs';

// npm run pictures, after a build: photographs the builder of each toolkit, in both modes, for the home page.

/** Size of a photographed builder in CSS pixels, and the scale at which it becomes a picture of 560 × 280. */
const viewport = { width: 800, height: 400 };
const scale = 0.7;
const folder = 'static/img/toolkits';

/** The builder alone, over the whole window. */
const alone = `
  [data-toolkit] { position: fixed !important; inset: 0; z-index: 9999; padding: 1.5rem; background: var(--ifm-background-color); }
  html { scrollbar-width: none; }`;

/** Draws a PNG anew as WebP; runs in the browser, which is the encoder. */
async function toWebp(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.7).split(',')[1];
}

const { toolkits } = await createJiti(import.meta.url).import('../src/toolkits/registry.ts');
const site = createSite('build').listen(0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(folder, { recursive: true });
for (const mode of ['light', 'dark']) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  const encoder = await context.newPage();
  for (const { id, path } of toolkits) {
    const page = await context.newPage();
    await page.goto(`http://localhost:${site.address().port}${path}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.addStyleTag({ content: alone });
    await page.evaluate(() => document.fonts.ready);
    const picture = Buffer.from(await encoder.evaluate(toWebp, (await page.screenshot()).toString('base64')), 'base64');
    writeFileSync(`${folder}/${id}-${mode}.webp`, picture);
    console.log(`${id}, ${mode}: ${(picture.length / 1000).toFixed(1)} KB`);
    await page.close();
  }
}
await browser.close();
site.close();
