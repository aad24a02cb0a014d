import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { Demo } from '../fixtures/demo';
import { servePlainly } from '../fixtures/plainHost';
import { box, hits } from '../fixtures/searchModal';
import { expect, open, test } from '../fixtures/site';

/** Unpacks what `npm run build:zip` writes. */
async function unpacked(): Promise<string> {
  // Playwright turns a static import into require, which cannot load an ES module.
  const { zipOf } = await import('../../hosting/zip.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-zip-'));
  for (const [name, bytes] of Object.entries(unzipSync(zipOf('build')))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return folder;
}

test('the archive is the whole site on a server that knows nothing but files and folders', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await unpacked();
  const host = await servePlainly(folder, '/', true);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on(
    'response',
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  try {
    await open(page, `${host.origin}/docs/intro`);
    await expect(page).toHaveURL(`${host.origin}/docs/intro`);
    const sample = page.locator('[data-sample]').first();
    await sample.scrollIntoViewIfNeeded();
    await expect(sample.locator('[data-live]').first()).toBeVisible();
    await page.keyboard.press('/');
    await box(page).fill('validation');
    await hits(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/intro/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const demo = new Demo(page);
    await open(page, `${host.origin}/demo/antd`);
    const before = await demo.rules.count();
    await demo.addRule().click();
    await expect(demo.rules).toHaveCount(before + 1);
    await demo.openPanel('results');
    await expect(demo.count).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    host.stop();
    rmSync(folder, { recursive: true });
  }
});
