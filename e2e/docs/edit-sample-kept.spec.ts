import { readdirSync, readFileSync } from 'node:fs';
import { linkTo } from '../../src/sandbox/page/link';
import { buildProject, checkProject, projectFolder, removeProject, unpackProject } from '../fixtures/project';
import { edit, editorOf } from '../fixtures/sampleEditor';
import { expect, hydrated, open, test } from '../fixtures/site';

test('an edit is kept over a reload, goes into a link that runs when it is told to, and into a project', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await edit(page);
  const { code, preview, sample } = editorOf(page);
  const text = (await code.inputValue()).replace(/label: '\w+/, "label: 'Kept");
  await code.fill(text);
  await expect(preview).toContainText('Kept');

  await test.step('link', async () => {
    const opened = page.waitForEvent('popup');
    await sample.getByRole('link', { name: 'Open in a new tab as a link' }).click();
    const other = await opened;
    await other.bringToFront();
    await other.waitForLoadState();
    await hydrated(other);
    const there = editorOf(other);
    await expect(there.code).toHaveValue(text);
    await expect(there.sample.locator('iframe')).toHaveCount(0);
    await there.sample.getByRole('button', { name: 'Run this code' }).click();
    await expect(there.preview).toContainText('Kept');
    await other.close();
  });
  await test.step('project', async () => {
    const download = page.waitForEvent('download');
    await sample.getByRole('button', { name: 'Download project' }).click();
    expect((await download).suggestedFilename()).toBe('controlled-query.zip');
    const folder = projectFolder();
    unpackProject(readFileSync(await (await download).path()), folder, '5');
    expect(readFileSync(`${folder}/src/samples/controlled-query.tsx`, 'utf8')).toBe(text);
    await checkProject(folder);
    await buildProject(folder);
    expect(readdirSync(`${folder}/dist/assets`).join()).toMatch(/\.js/);
    removeProject(folder);
  });
  await test.step('reload while it runs: it runs again when it is told to', async () => {
    await page.evaluate(() => sessionStorage.setItem('sample.unfinished', '5/controlled-query.tsx'));
    await page.reload();
    await edit(page);
    await expect(code).toHaveValue(text);
    await expect(sample).toContainText('This code did not end when it last ran.');
    await sample.getByRole('button', { name: 'Run this code' }).click();
    await expect(preview).toContainText('Kept');
  });
  await test.step('reload', async () => {
    await page.reload();
    await edit(page);
    await expect(sample).toContainText('This is your earlier edit.');
    await expect(code).toHaveValue(text);
    await expect(preview).toContainText('Kept');
  });
  await test.step('Reset, and an edit after it, take nothing away', async () => {
    await sample.getByRole('button', { name: 'Reset' }).click();
    await expect(code).not.toHaveValue(text);
    await code.press('End');
    await code.press('Space');
    await sample.getByRole('button', { name: 'Restore' }).click();
    await expect(code).toHaveValue(text);
    await expect(preview).toContainText('Kept');
  });
});

test('a link to an edited program shows before any act, runs when told to, and asks again after an edit', async ({
  page,
  watch,
}) => {
  const file = 'common-mistakes-export.ts';
  await page.goto(`/docs/tips/common-mistakes${linkTo(file, "console.log('from a link');\n")}`);
  const { sample, code, output } = editorOf(page);
  await expect(code).toHaveValue("console.log('from a link');\n");
  const run = sample.getByRole('button', { name: 'Run this code' });
  await expect(run).toBeVisible();
  await code.press('End');
  await code.press('Space');
  await sample.getByRole('button', { name: 'Close the editor' }).click();
  await page.goto('/docs/tips/common-mistakes');
  await page
    .getByRole('button', { name: `Edit ${file}` })
    .first()
    .click();
  await expect(sample).toContainText('This code came with a link.');
  await expect(sample.locator('iframe')).toHaveCount(0);
  await run.click();
  await expect(output).toContainText('from a link');
  await expect(run).toHaveCount(0);
  expect(watch.problems).toEqual([]);
});
