import { statSync } from 'node:fs';
import { sizes } from '../../src/docs-widgets/SampleEditor/sizes';
import { edit, editorOf } from '../fixtures/sampleEditor';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

test('the full editor comes on request, says its size before, and has the same text', async ({ page, watch }) => {
  await open(page, '/docs/intro');
  await edit(page);
  const { code, preview, problem, sample } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const text = await code.inputValue();
  const line = text.slice(0, text.indexOf('return (')).split('\n').length;
  await code.fill(text.replace(/label: '\w+/, "label: 'Plain"));

  /** As a visitor pastes: CodeMirror puts the text in, and not the browser's own editing, which would write styles. */
  const paste = (pasted: string) =>
    sample.locator('.cm-content').evaluate((content, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', value);
      content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);

  await test.step('its size', async () => {
    const fetched: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\/assets\/js\//.test(request.url()))
        fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await sample.getByRole('button', { name: `Full editor (${sizes.fullEditor} KB)` }).click();
    await expect(sample.locator('.cm-content')).toBeFocused();
    const kilobytes = (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    expect(Math.abs(kilobytes - sizes.fullEditor)).toBeLessThan(5);
  });
  await test.step('the same text, edited on', async () => {
    await expect(code).toContainText("label: 'Plain");
    await page.keyboard.press('Control+a');
    await paste(text.replace(/label: '\w+/, "label: 'Full"));
    await expect(preview).toContainText('Full');
    await page.keyboard.press('Control+z');
    await expect(preview).toContainText('Plain');
  });
  await test.step('what is wrong stands at its line', async () => {
    await page.keyboard.press('Control+a');
    await paste(text.replace('return (', 'const a = ; return ('));
    await expect(problem).toHaveText(`Line ${line}: The code cannot be read. Unexpected token`);
    await expect(sample.locator('.cm-wrong')).toContainText('const a = ;');
    const [marked, said] = [await sample.locator('.cm-wrong').boundingBox(), await problem.boundingBox()];
    expect(Math.abs((said?.y ?? 0) - (marked?.y ?? 0) - (marked?.height ?? 0))).toBeLessThan(4);
  });
  await test.step('Reset, keyboard, dark, axe', async () => {
    await sample.getByRole('button', { name: 'Reset' }).click();
    await expect(problem).toHaveCount(0);
    await code.press('Control+Home');
    await page.keyboard.press('Tab');
    await expect(code).toContainText('  import');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(sample.locator('.cm-content')).not.toBeFocused();
    for (const mode of ['light', 'dark'] as const) {
      await turnTo(page, mode);
      await expect(preview.locator('xpath=..')).toHaveAttribute('data-theme', mode);
      expect(await axeFindings(page, { within: ['[data-sample]'] }), mode).toEqual([]);
    }
  });
  await sample.getByRole('button', { name: 'Full editor' }).click();
  await expect(code).toHaveValue(/^ {2}import/);
  expect(watch.problems).toEqual([]);
});

test('types are checked on request, with a size said before; files that do not arrive are asked for again', async ({
  browser,
  baseURL,
}) => {
  // What does not arrive is an error to other tests.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const fetched = new Set<string>();
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/sandbox\/(typescript|types-)/.test(pathname)) fetched.add(pathname);
  });
  await open(page, `${baseURL}/docs/intro`);
  await edit(page);
  const { code, preview, sample } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const text = await code.inputValue();
  const wrong = text.replace('return (', "const wrong: number = 'text'; return (");
  const line = text.slice(0, text.indexOf('return (')).split('\n').length;
  const button = sample.getByRole('button', { name: /^Check types/ });
  const megabytes = Number(/\(([\d.]+) MB\)/.exec((await button.textContent()) ?? '')?.[1]);
  expect(fetched.size).toBe(0);

  await test.step('offline', async () => {
    await code.fill(wrong);
    await context.setOffline(true);
    await button.click();
    const failure = sample.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await expect(failure).toContainText(/did not arrive|offline/);
    await expect(code).toHaveValue(wrong);
    await context.setOffline(false);
  });
  await test.step('an error at its line', async () => {
    const words = "Type 'string' is not assignable to type 'number'.";
    // TypeScript comes first, and reads itself and all declarations.
    const error = sample.getByRole('status').getByText(`Line ${line}: ${words}`);
    await expect(error).toBeVisible({ timeout: 30_000 });
    await expect(sample.getByRole('alert')).toHaveText(`Line ${line}: Type error. ${words}`);
    expect(fetched.size).toBe(2);
    // The sizes that the browser tells of a worker's requests are those of what it has unpacked.
    const bytes = [...fetched].reduce((sum, file) => sum + statSync(`build${file}.br`).size, 0);
    expect(Math.abs(bytes / 1e6 - megabytes)).toBeLessThan(0.06);
  });
  await test.step('no error', async () => {
    await code.fill(text);
    await expect(sample.getByText('Type errors:')).toHaveCount(0);
    await button.click();
    await expect(sample.getByText('No type errors.')).toBeVisible();
    expect(await axeFindings(page, { within: ['[data-sample]'] })).toEqual([]);
  });
  await context.close();
});

test('without a connection the full editor says so, keeps the text, and comes once there is one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await open(page, `${baseURL}/docs/intro`);
  await edit(page);
  const { code, preview, sample } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const text = (await code.inputValue()).replace(/label: '\w+/, "label: 'Kept");
  await code.fill(text);
  await context.setOffline(true);
  await sample.getByRole('button', { name: /^Full editor/ }).click();
  const failure = sample.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(failure).toContainText('offline');
  await expect(code).toHaveValue(text);
  await context.setOffline(false);
  await expect(sample.locator('.cm-content')).toContainText("label: 'Kept");
  await expect(failure).toHaveCount(0);
  await context.close();
});
