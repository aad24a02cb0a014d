import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ToolkitId, toolkits } from '../src/demos/toolkits/registry';
import { Demo, ofEngines } from './demo';
import { docsRoutes } from './routes';
import { expect, open, test } from './site';

type Kind = 'script' | 'content' | 'library' | 'stylesheet' | 'document' | 'font' | 'other';
type File = { name: string; kind: Kind; bytes: number };

/** Upper limits in bytes (brotli) of a docs page; the library's depends on the release. */
const docsLimits = { script: 100_000, content: 25_000, stylesheet: 14_000, document: 45_000, font: 0, library: 0 };
const homeLimit = 155_000;
/** Of what opening the results fetches, engines and table included. */
const resultsLimit = 600_000;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Keeps everything out that happens because something came near the viewport: samples and prefetching. */
const nothingIsNear = () => {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
};

/** Everything that a first visit of a page fetches, without prefetching, as compressed files of the build. */
async function firstLoad(page: import('@playwright/test').Page, route: string): Promise<File[]> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const requested: { pathname: string; type: string }[] = [];
  page.on('request', (request) =>
    requested.push({ pathname: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  await open(page, route);
  return requested.map(({ pathname, type }) => {
    const name = pathname === '/' ? '/index.html' : path.extname(pathname) ? pathname : `${pathname}.html`;
    const content = readFileSync(`build${name}`);
    const text = content.toString('utf8');
    // A page's own content: its text, and the highlighted samples that it shares with another page.
    const isContent =
      type === 'script' &&
      ((text.includes('contentTitle') && text.includes('frontMatter') && text.includes('/docs/')) ||
        // highlighted code, and the tables of what changed between two releases
        text.includes('<span class="line">') ||
        text.includes('"releases":['));
    const isLibrary = type === 'script' && text.includes('ruleGroup-addRule');
    const kind = (isContent ? 'content' : isLibrary ? 'library' : type === 'image' ? 'other' : type) as Kind;
    return { name, kind, bytes: brotliCompressSync(content).length };
  });
}

const total = (files: File[], kind?: Kind) =>
  files.filter((file) => !kind || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
const biggest = (files: File[]) =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, kind, bytes }) => `${name} (${kind}) ${kilobytes(bytes)}`)
    .join(', ');

for (const route of docsRoutes) {
  test(`budget of ${route}`, async ({ page }) => {
    await page.addInitScript(nothingIsNear);
    const files = await firstLoad(page, route);
    for (const [kind, limit] of Object.entries(docsLimits)) {
      const of = files.filter((file) => file.kind === kind);
      expect(
        total(of),
        `${route}: ${kind} ${kilobytes(total(of))}, limit ${kilobytes(limit)}; biggest: ${biggest(of)}`,
      ).toBeLessThanOrEqual(limit);
    }
    console.log(
      `${route}: ${['script', 'content', 'stylesheet', 'document'].map((kind) => `${kind} ${kilobytes(total(files, kind as Kind))}`).join(', ')}`,
    );
  });
}

/** Limits in bytes (brotli) of each release's code, which a page fetches once a sample is near. */
const libraryLimits: Record<string, number> = { '3': 16_000, '4': 40_000, '5': 30_000, '8': 52_000 };
for (const [release, route] of Object.entries({
  '3': '/docs/3/intro',
  '4': '/docs/4/intro',
  '5': '/docs/intro',
  '8': '/docs/next/intro',
})) {
  test(`library of release ${release} on ${route}`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, route);
    await expect(page.locator('[data-sample] [data-live]')).toHaveCount(0);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
    });
    await page.locator('[data-sample] [data-release]').first().scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-release="${release}"] > div`).first()).toHaveAttribute('data-live', '');
    const bytes = loaded.reduce((sum, src) => sum + brotliCompressSync(readFileSync(`build${src}`)).length, 0);
    console.log(`${route}: library ${kilobytes(bytes)}`);
    expect(bytes, 'the library came with the sample').toBeGreaterThan(5000);
    expect(bytes, `${route}: library ${kilobytes(bytes)}`).toBeLessThanOrEqual(libraryLimits[release] ?? 0);
  });
}
test('budget of the home page', async ({ page }) => {
  const files = await firstLoad(page, '/');
  console.log(`/: ${kilobytes(total(files))}`);
  expect(total(files), `home ${kilobytes(total(files))}; biggest: ${biggest(files)}`).toBeLessThanOrEqual(homeLimit);
});

/** Limits in bytes (brotli) of everything that a demo page's first load fetches. */
const demoLimits: Record<ToolkitId, number> = {
  default: 200_000,
  bootstrap: 225_000,
  bulma: 240_000,
  chakra: 295_000,
  material: 330_000,
  antd: 460_000,
};
for (const { id, path: route } of toolkits) {
  test(`budget of the demo › ${id}`, async ({ page }) => {
    const files = await firstLoad(page, route);
    console.log(`${route}: ${kilobytes(total(files))}; biggest: ${biggest(files)}`);
    expect(total(files), `${route} ${kilobytes(total(files))}; biggest: ${biggest(files)}`).toBeLessThanOrEqual(
      demoLimits[id],
    );
  });
}

test('budget of the results: engines and table', async ({ page }) => {
  const demo = new Demo(page);
  const requested = new Set<string>();
  await open(page, '/demo');
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await demo.tab('Results');
  await expect(demo.agreement).toContainText('7 of 7');
  const sizes = [...requested].map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(`build${file}`)).length,
  }));
  const sum = sizes.reduce((before, { bytes }) => before + bytes, 0);
  console.log(
    `results: ${kilobytes(sum)}; ${sizes.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`).join(', ')}`,
  );
  expect(sizes.filter(({ file }) => ofEngines.test(file))).toHaveLength(2);
  expect(sum).toBeLessThanOrEqual(resultsLimit);
});
