import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createJiti } from 'jiti';
import { findBrowser } from './browser.mjs';

// npm run pictures -- http://localhost:3000: the builder of each toolkit, as its docs page shows it, from a site that is being served.

const [site] = process.argv.slice(2);
if (!site) {
  console.error('Say where the site is served: npm run pictures -- http://localhost:3000');
  process.exit(1);
}
const { toolkits } = await createJiti(import.meta.url).import('../src/toolkits/registry.ts');
const folder = 'static/img/toolkits';
const size = { width: 868, height: 300 };

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });
for (const { id, path } of toolkits.filter(({ id, releases }) => id !== 'default' && releases.includes('8')))
  for (const mode of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width: size.width + 32, height: 900 }, colorScheme: mode });
    await page.goto(new URL(`${path}?release=8&docusaurus-theme=${mode}`, site).href);
    const builder = page.locator('[data-release="8"] .queryBuilder');
    await builder.waitFor();
    await page.waitForLoadState('networkidle');
    const box = await builder.boundingBox();
    const png = await page.screenshot({ clip: box, fullPage: true });
    // The browser writes WebP, which Playwright does not; the site's policy forbids its pages to read the picture.
    await page.goto('about:blank');
    const webp = await page.evaluate(
      async ([source, size]) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
        const canvas = new OffscreenCanvas(size.width, size.height);
        canvas.getContext('2d').drawImage(bitmap, 0, 0);
        const bytes = new Uint8Array(
          await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.75 })).arrayBuffer(),
        );
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      [png.toString('base64'), size],
    );
    writeFileSync(`${folder}/${id}-${mode}.webp`, Buffer.from(webp, 'base64'));
    console.log(`${id}, ${mode}: ${Math.round(webp.length * 0.75)} bytes`);
    await page.close();
  }
await browser.close();
