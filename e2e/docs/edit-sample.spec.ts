import { documentedLines } from '../../lines/lines';
import { edit, editorOf } from '../fixtures/sampleEditor';
import { axeFindings, expect, open, sidewaysPixels, test } from '../fixtures/site';

for (const { path, label, release } of documentedLines())
  test(`${label}: a sample is edited in place, with its own release, once the reader asks for it`, async ({
    page,
    watch,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, `${path}/intro`);
    const ofEditor = () => fetched.filter((file) => /sandbox|worker-compile|SampleEditor/.test(file));
    expect(ofEditor()).toEqual([]);
    await edit(page);
    const { sample, code, preview } = editorOf(page);
    await expect(preview.locator('.queryBuilder, .ruleGroup').first()).toBeVisible();
    await expect(sample).toContainText(`react-querybuilder ${release}`);
    expect(ofEditor()).toContainEqual(`/sandbox/${release.split('.')[0]}.json`);
    await code.fill((await code.inputValue()).replace(/label: '\w+/, "label: 'Name of the film"));
    await expect(preview).toContainText('Name of the film');
    expect(watch.problems).toEqual([]);
  });

test('Mantine 9 is edited under React 19, with its types, beside a page that has React 18', async ({ page, watch }) => {
  await open(page, '/docs/next/toolkits/mantine');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await edit(page);
  const { sample, code, preview, problem } = editorOf(page);
  await expect(sample).toContainText(/react 19\.\d+\.\d+, .*@mantine\/core 9\./);
  await preview.locator('.ruleGroup-addRule').click();
  await expect(preview.locator('.rule')).toHaveCount(2);
  await expect(preview.locator('.mantine-Select-input').first()).toHaveCSS('border-top-width', '1px');
  await code.fill(`${await code.inputValue()}\nimport { version } from 'react';\nconsole.log(version);\n`);
  await expect(sample.getByRole('log')).toHaveText(/^19\./);
  await sample.getByRole('button', { name: /^Check types/ }).click();
  await expect(sample).toContainText('No type errors.');
  expect(loaded.filter((file) => /sandbox\/(types-)?8(\.\w+)?\.json/.test(file))).toEqual([]);
  await expect(problem).toHaveCount(0);
  expect(watch.problems).toEqual([]);
});

test('what is wrong stands at its line, and the last working preview stays', async ({ page, watch }) => {
  await open(page, '/docs/intro');
  await edit(page);
  const { code, problem, preview, sample } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const text = await code.inputValue();
  const line = text.slice(0, text.indexOf('return (')).split('\n').length;

  await test.step('code that cannot be read', async () => {
    await code.fill(text.replace('return (', 'const a = ; return ('));
    await expect(problem).toHaveText(`Line ${line}: The code cannot be read. Unexpected token`);
    await expect(preview.locator('.ruleGroup').first()).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('code that throws', async () => {
    await code.fill(text.replace('return (', "throw new Error('on purpose'); return ("));
    await expect(problem).toHaveText(`Line ${line}: Error: on purpose`);
    await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  });
  await test.step('what has no end, in two seconds: loops, recursion, an effect', async () => {
    for (const endless of ['while (true) {}', 'const go = () => { try { go(); } catch {} go(); }; go();']) {
      await code.fill(text);
      await expect(problem).toHaveCount(0);
      await code.fill(text.replace('return (', `${endless} return (`));
      await expect(problem, endless).toContainText(`Line ${line}: The code was stopped: this does not end.`);
    }
    await code.fill(text);
    await expect(problem).toHaveCount(0);
    await code.fill(
      text
        .replace('return (', 'useEffect(() => setQuery({ ...query })); return (')
        .replace('useState', 'useEffect, useState'),
    );
    await expect(problem).toContainText('does not end');
  });
  await test.step('a package that is not there', async () => {
    await code.fill(`import 'left-pad';\n${text}`);
    await expect(problem).toContainText('"left-pad" is not part of this editor');
  });
  await test.step('Reset', async () => {
    await sample.getByRole('button', { name: 'Reset' }).click();
    await expect(problem).toHaveCount(0);
    await expect(code).toHaveValue(text);
    await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  });
  expect(watch.problems.filter((text) => !/on purpose|Warning|left-pad|too long/.test(text))).toEqual([]);
});

test('while an edit runs, the preview keeps its height, so that the tools below stand still', async ({ page }) => {
  await open(page, '/docs/intro');
  await edit(page);
  const { code, preview, sample } = editorOf(page);
  await expect(preview).toContainText('Crime');
  const heights = await sample.locator('[data-file]').evaluateHandle((host) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(host.clientHeight)).observe(host);
    return seen;
  });
  for (const label of ['First', 'Again']) {
    await code.fill((await code.inputValue()).replace(/label: '\w+/, `label: '${label}`));
    await expect(preview).toContainText(label);
  }
  expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1);
});

test('the same code on other releases: what differs side by side, and what is missing', async ({ page, watch }) => {
  await open(page, '/docs/next/intro');
  await edit(page);
  const { code, sample, preview } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const others = documentedLines().slice(1);
  // Release 3 has the builder as its default export only.
  for (const { major, release } of others.slice(0, -1)) {
    await sample.getByRole('combobox', { name: 'Run on' }).selectOption(major);
    const other = sample.getByRole('region', { name: `The same code on release ${release}` });
    await expect(other.getByRole('figure').first()).toContainText('HTML on 8.');
    await expect(other.getByRole('figure').last()).toContainText(`HTML on ${release}`);
    await expect(other.locator('ins').first()).toBeVisible();
    await expect(other.getByRole('status')).toContainText('The output differs between the releases.');
  }
  const { major, release } = others.at(-1) ?? { major: '', release: '' };
  await sample.getByRole('combobox', { name: 'Run on' }).selectOption(major);
  const other = sample.getByRole('region', { name: `The same code on release ${release}` });
  await expect(other.getByRole('status')).toContainText(
    `Release ${release} has QueryBuilder elsewhere. Write import QueryBuilder from 'react-querybuilder';`,
  );
  await expect(other.getByRole('status')).toContainText('expected a string or a component, but got: undefined');
  const text = await code.inputValue();
  await code.fill(
    `import { add as put } from 'react-querybuilder';\nimport { parseSQL } from 'react-querybuilder/parseSQL';\nconsole.log(put, parseSQL('a = 1'));\n${text}`,
  );
  await expect(other.getByRole('status')).toContainText(
    `Release ${release} does not have add, react-querybuilder/parseSQL`,
  );
  await expect(other.getByRole('status')).toContainText(`The code does not run on release ${release}.`);
  expect(await axeFindings(page, { within: ['[data-sample]'] })).toEqual([]);
  expect(watch.problems).toEqual([]);
});

test('the editor by keyboard, on a phone, and for axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/docs/intro');
  const button = page.getByRole('button', { name: /^Edit / }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const { code, preview, sample } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  await expect(code).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code).toHaveValue(/^ {2}import|\n {2}$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  expect(await sidewaysPixels(page)).toBe(0);
  // All tools in one row.
  expect(
    (
      await sample
        .getByRole('group', { name: /^Edit / })
        .first()
        .boundingBox()
    )?.height,
  ).toBeLessThan(50);
  // With the keyboard of a phone in the lower half: the line that is edited, and the first lines of the preview.
  await page.setViewportSize({ width: 390, height: 350 });
  await code.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    window.scrollTo(0, window.scrollY + field.getBoundingClientRect().bottom - 300);
  });
  await expect(sample.locator('iframe:not([data-waiting])')).toBeInViewport();
  expect(await axeFindings(page, { within: ['[data-sample]'] })).toEqual([]);
  await sample.getByRole('button', { name: 'Close the editor' }).click();
  await expect(button).toBeFocused();
});
