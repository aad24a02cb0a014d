import { readFileSync, writeFileSync } from 'node:fs';
import { latestLine } from '../../lines/registry';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import type { ToolkitId } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { fileOf } from '../fixtures/routes';
import { expect, gate, hydrated, open, painted, test } from '../fixtures/site';

test.beforeEach(async ({ page }) => {
  await open(page, '/demo');
});
test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('a link that opens the page: nobody edits the query that it is about to replace', async ({ page }) => {
  const query = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'Jaws' }] };
  const hash = encodePermalink({ toolkit: 'bulma', state: { ...initialState, query } });
  const demo = new Demo(page);
  // What reads links is not among the files that the page names.
  const named = readFileSync(fileOf('/demo/bulma'), 'utf8');
  const late = gate();
  await page.route('**/assets/js/*.js', async (request) => {
    if (!named.includes(new URL(request.request().url()).pathname)) await late.opened;
    await request.continue();
  });
  await page.goto(`/demo/bulma#${hash}`);
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Query', exact: true, includeHidden: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  const box = await page.locator('[data-toolkit] .ruleGroup-addRule').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await painted(page);
  await expect(demo.rules).toHaveCount(4);
  late.open();
  await expect(demo.rules).toHaveCount(1);
  await expect(demo.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await demo.addRule().click();
  await expect(demo.rules).toHaveCount(2);
});

test.describe('the address', () => {
  test('has the state soon after a change, and loses it when the demo starts over', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    await page.reload();
    await expect(demo.rules).toHaveCount(5);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page).toHaveURL(/\/demo$/);
  });
  test('keeps the link of the work when a hash that cannot be read is entered', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    const { hash } = new URL(page.url());
    await page.evaluate(() => {
      location.hash = 'd1=AAAA';
    });
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(page.getByRole('alert')).toContainText('Your query stays as it was.');
    await expect(demo.rules).toHaveCount(5);
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  });
  test('of another state, opened in the same tab, can be undone; Back returns the own query', async ({ page }) => {
    const demo = new Demo(page);
    const linkOf = (toolkit: ToolkitId, title: string) => {
      const query = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: title }] };
      return encodePermalink({ toolkit, state: { ...initialState, query } }) ?? '';
    };
    const paste = (hash: string) => page.goto(`/demo#${hash}`);
    const [undo, redo] = [demo.button('Undo'), demo.button('Redo')];
    await paste(linkOf('default', 'Jaws'));
    await expect(demo.rules).toHaveCount(1);
    await page.goBack();
    await expect(demo.rules).toHaveCount(4);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    const own = new URL(page.url()).hash;
    await paste(linkOf('default', 'Jaws'));
    await expect(demo.rules).toHaveCount(1);
    await undo.click();
    await expect(demo.rules).toHaveCount(5);
    await expect.poll(() => new URL(page.url()).hash, 'written after a pause').toBe(own);
    // Back before the redone state is written: both entries carry the same hash.
    await redo.click();
    await expect(demo.rules).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe(own);
    await page.goBack();
    await expect(demo.rules).toHaveCount(5);
    await test.step('a link that says what is there already is no step', async () => {
      const undone = await undo.getAttribute('aria-disabled');
      await undo.click();
      await expect(demo.rules).toHaveCount(1);
      await redo.click();
      await expect(demo.rules).toHaveCount(5);
      await page.evaluate((hash) => location.replace(hash), own);
      await expect(undo).toHaveAttribute('aria-disabled', undone ?? '');
      await undo.click();
      await expect(demo.rules).toHaveCount(1);
      await redo.click();
    });
    await test.step('nor does a link to another toolkit, which loads the page anew, cost the own query', async () => {
      await expect.poll(() => new URL(page.url()).hash).toBe(own);
      await page.goto(`/demo/bulma#${linkOf('bulma', 'Heat')}`);
      await hydrated(page);
      await expect(demo.rules).toHaveCount(1);
      await undo.click();
      await expect(demo.rules).toHaveCount(5);
      await page.goBack();
      await hydrated(page);
      await expect(page.locator('[data-toolkit="default"]')).toBeVisible();
      await expect(demo.rules).toHaveCount(5);
    });
  });
  test('too small for a large query says so and drops the older hash; a file keeps it, and is opened as one step', async ({
    page,
  }, testInfo) => {
    const demo = new Demo(page);
    // Text that hardly compresses.
    const noise = (rule: number) => Array.from({ length: 90 }, (_, part) => Math.sin(rule * 90 + part)).join('');
    const rules = Array.from({ length: 80 }, (_, rule) => ({ field: 'title', operator: '=', value: noise(rule) }));
    const [large, bad] = [testInfo.outputPath('large.json'), testInfo.outputPath('bad.json')];
    writeFileSync(large, JSON.stringify({ combinator: 'or', rules }));
    writeFileSync(bad, JSON.stringify({ combinator: 'or', rules: [{ field: 'nothing', operator: '=', value: '' }] }));
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    await demo.openPanel('import');
    const panel = demo.panel('import');
    const openFile = async (path: string, within = panel) => {
      const chooser = page.waitForEvent('filechooser');
      await within.getByRole('button', { name: 'Open a file' }).click();
      await (await chooser).setFiles(path);
    };
    await openFile(bad);
    await expect(panel.getByRole('alert')).toHaveText(
      'bad.json could not be read: it asks for something this demo does not have. Your query stays as it was.',
    );
    await expect(demo.rules).toHaveCount(5);
    await openFile(large);
    await expect(demo.rules).toHaveCount(80);
    const notice = page.getByText('The address does not carry this query:').locator('xpath=../..');
    await expect(notice).toContainText(/the link has [\d,]+ characters, of 60,000 at most\. Save it as a file/);
    await expect.poll(() => new URL(page.url()).hash, 'no hash rather than an older one').toBe('');
    await demo.button('Copy link').click();
    await expect(demo.button('Too large for a link')).toBeVisible();
    const download = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Save as a file' }).click();
    const saved = testInfo.outputPath('saved.json');
    await (await download).saveAs(saved);
    await demo.button('Undo').click();
    await expect(demo.rules).toHaveCount(5);
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/#d1=/);
    await openFile(saved);
    await expect(demo.rules).toHaveCount(80);
    await demo.button('Undo').click();
    await expect(demo.rules).toHaveCount(5);
  });
  test('carries the row asked about, and the open panel only if that was asked for', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = new Demo(page);
    await demo.openPanel('results');
    await expect(demo.agreement).toContainText('7 of 7');
    await demo.resultRows
      .nth(2)
      .getByRole('button', { name: /^Why is/ })
      .click();
    const heading = page.getByRole('heading', { name: /: selected by SQL$/ });
    await expect(heading).toBeFocused();
    const asked = (await heading.textContent()) ?? '';
    await demo.button('Copy link').click();
    await expect(demo.button('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await open(page, link);
    await expect(page.getByRole('heading', { name: asked })).toBeVisible();
    await demo.openPanel('releases');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('demo.panel'))).toBe('releases');
    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await expect(demo.tab('releases')).toHaveAttribute('aria-selected', 'true');
    await expect(demo.panel('releases')).toContainText(latestLine.release);
    const copies = { 'Copy link': 'results', 'Copy link to this panel': 'releases' } as const;
    for (const [button, panel] of Object.entries(copies)) {
      await demo.button(button).click();
      await expect(demo.button(button), 'it says “Link copied” now').toHaveCount(0);
      const colleague = await context.newPage();
      await open(colleague, await page.evaluate(() => navigator.clipboard.readText()));
      await expect(new Demo(colleague).tab(panel)).toHaveAttribute('aria-selected', 'true');
      await colleague.close();
    }
  });
  test('stays with the work when a link of the site leads to this very page', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    const { hash } = new URL(page.url());
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    await expect(demo.rules).toHaveCount(5);
  });
  test('survives a visit of another page, and the way back', async ({ page }) => {
    const demo = new Demo(page);
    await demo.addRule().click();
    await expect(page).toHaveURL(/#d1=/);
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/intro/);
    await page.goBack();
    await expect(demo.rules).toHaveCount(5);
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await expect(demo.rules).toHaveCount(5);
  });
});
