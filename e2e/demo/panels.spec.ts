import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import lzString from 'lz-string';
import { lines } from '../../lines/registry';
import { importFormats } from '../../src/demo/panels/import/releases/5';
import { panelIds } from '../../src/demo/panels/panelIds';
import { exportFormats } from '../../src/demo/releases/5/exportFormats';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, sidewaysPixels, test, turnTo } from '../fixtures/site';
import { toolkitsToday } from '../fixtures/toolkitsToday';

/** The files in a form that StackBlitz is sent; a form ends its lines with two characters. */
const filesForStackBlitz = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, text]) => {
      const [, file] = /^project\[files\]\[(.+)\]$/.exec(name) ?? [];
      return file ? [[file, text.replaceAll('\r\n', '\n')]] : [];
    }),
  );

/** The files in the packed form that CodeSandbox is sent. */
function filesForCodeSandbox(form: URLSearchParams) {
  const packed = (form.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(lzString.decompressFromBase64(packed));
  return Object.fromEntries(
    Object.entries(files as Record<string, { content: string }>).map(([k, v]) => [k, v.content]),
  );
}

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('export follows the query in every format, with its call and settings, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('export');
  await demo.value(1).fill('8.25');
  for (const { label } of exportFormats) {
    await page.getByRole('radio', { name: label, exact: true }).check();
    await expect(demo.exported).toContainText('8.25');
  }
  await page.getByRole('radio', { name: 'SQL with named parameters' }).check();
  await expect(page.getByRole('region', { name: 'Code that makes this export' })).toContainText(
    "format: 'parameterized_named'",
  );
  await page.getByText('Format options').click();
  await page.getByLabel('Parameter prefix').fill('@');
  await page.getByLabel('Quote field names with').fill('`');
  await expect(demo.exported).toContainText('`imdbRating` >= @imdbRating_1');
  await expect(page.getByRole('region', { name: 'Code that makes this export' })).toContainText("paramPrefix: '@'");
  await page.getByRole('radio', { name: 'SQL', exact: true }).check();
  await page.getByRole('button', { name: 'Copy Query as SQL' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/`gross` > `?budget`?/);
});

test('import reads every language, and says at the input what is wrong and where', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('import');
  for (const { label } of importFormats) {
    await page.getByLabel('Sample query').selectOption('empty');
    await expect(demo.rules).toHaveCount(0);
    await page.getByRole('radio', { name: label, exact: true }).check();
    await demo.panel('import').getByRole('button', { name: 'Example' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.locator('#import-outcome')).toContainText(`Read as ${label}`);
    await expect(demo.rules, label).not.toHaveCount(0);
  }
  const rules = await demo.rules.count();
  await page.getByRole('radio', { name: 'SQL', exact: true }).check();
  const input = page.getByLabel('Query text');
  await input.fill("genre = 'Drama'\n  and gross ==== 5");
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Line 2, column 14' });
  await expect(outcome).toContainText(/is not (expected|understood) here/);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/not (expected|understood) here/);
  await expect(input).toBeFocused();
  for (const mode of ['light', 'dark'] as const) {
    await turnTo(page, mode);
    expect(await axeFindings(page, { more: ['best-practice'] }), mode).toEqual([]);
  }
  await expect(demo.rules).toHaveCount(rules);
  await demo.openPanel('export');
  await demo.openPanel('import');
  await expect(input).toHaveValue(/gross ====/);
});

for (const { id, path, releases } of toolkitsToday)
  test(`panels › ${id}: code is of the toolkit, the options and the query, to be opened elsewhere or downloaded`, async ({
    page,
    context,
  }) => {
    const demo = new Demo(page);
    await open(page, path);
    await demo.openPanel('code');
    const code = page.getByRole('region', { name: 'App.tsx' });
    await expect(code).toContainText("{ field: 'imdbRating', operator: '>=', value: '7.5' },");
    await expect(code).not.toContainText('showNotToggle');
    await demo.openWholeCode();
    await expect(code).toContainText('showNotToggle');
    const install = page.getByRole('region', { name: 'Install' });
    await expect(install).toContainText(
      `npm install react-querybuilder@${lines.find(({ major }) => major === releases[0])?.release}`,
    );
    if (id !== 'default') await expect(install).toContainText(id);
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await expect(page.getByRole('region', { name: 'App.jsx' })).not.toContainText('type RuleGroupType');
    await page.getByLabel('File').selectOption('fields.js');
    await expect(page.getByRole('region', { name: 'fields.js' })).toContainText("name: 'director'");
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download project' }).click();
    expect((await download).suggestedFilename()).toBe(`query-builder-${id}.zip`);
    const zip = unzipSync(readFileSync(await (await download).path()));
    const files = Object.fromEntries(
      Object.entries(zip).map(([name, bytes]) => [name.replace(/^[^/]+\//, ''), strFromU8(bytes)]),
    );
    const listed = await page.getByLabel('File').getByRole('option').allTextContents();
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['package.json', 'index.html', 'src/main.jsx', ...listed.map((name) => `src/${name}`)]),
    );
    await page.getByLabel('File').selectOption('App.jsx');
    expect(await page.getByRole('region', { name: 'App.jsx' }).textContent()).toBe(files['src/App.jsx']);
    for (const [button, host, filesOf] of [
      ['Open in StackBlitz', 'https://stackblitz.com/run', filesForStackBlitz],
      ['Open in CodeSandbox', 'https://codesandbox.io/api/v1/sandboxes/define', filesForCodeSandbox],
    ] as const) {
      const posted = new Promise<string>((resolve) =>
        context.route(`${host}**`, (route) => {
          resolve(route.request().postData() ?? '');
          return route.fulfill({ contentType: 'text/html', body: 'ok' });
        }),
      );
      await page.getByRole('button', { name: button }).click();
      expect(filesOf(new URLSearchParams(await posted)), button).toEqual(files);
    }
  });

test('the link carries toolkit, options, format and query into another tab', async ({ page, context, baseURL }) => {
  const { id, path } = toolkitsToday.at(-1) as (typeof toolkitsToday)[number];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = new Demo(page);
  await open(page, path);
  await page.getByLabel('Sample query').selectOption('nested');
  await demo.turnOn('showLockButtons');
  await demo.openPanel('export');
  await page.getByRole('radio', { name: 'CEL' }).check();
  const text = await demo.exported.textContent();
  const depth = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.split('#d1=')[0]).toBe(`${baseURL}${path}`);
  expect(await page.evaluate(() => history.length), 'no history entry').toBe(depth);
  const other = new Demo(await context.newPage());
  // A link to another toolkit's page is still one to this toolkit.
  await open(other.page, address.replace(`${path}#`, '/demo#'));
  await expect(other.page.locator(`[data-toolkit="${id}"]`)).toBeVisible();
  await other.openPanel('export');
  await expect(other.exported).toHaveText(text ?? '');
  await expect(other.button(/^Lock rule, rule/)).toHaveCount(7);
  await expect(other.page.getByRole('alert')).toHaveCount(0);
});

test('on a phone no panel is wider than the page', async ({ page }) => {
  const demo = new Demo(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/demo');
  for (const id of panelIds)
    await test.step(id, async () => {
      await demo.openPanel(id);
      await expect(demo.panel(id)).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      expect(await sidewaysPixels(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await axeFindings(page, { at: 'width' })).toEqual([]);
    });
});

for (const [width, height] of [
  [1280, 900],
  [1024, 1366],
] as const)
  test(`the builder stands still while a panel loads, in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const demo = new Demo(page);
    await open(page, '/demo');
    const rule = demo.rules.last();
    await rule.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await rule.boundingBox();
    let isHeld = true;
    await page.route(/\/assets\/js\//, (route) =>
      expect
        .poll(() => isHeld)
        .toBe(false)
        .then(() => route.continue()),
    );
    await demo.tab('code').dispatchEvent('click');
    await expect(demo.panel('code').getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await rule.boundingBox()).toEqual(before);
    isHeld = false;
    await expect(demo.panel('code').getByRole('radio', { name: 'As on this page' })).toBeVisible();
    expect(await rule.boundingBox()).toEqual(before);
  });
