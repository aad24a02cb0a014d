import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { documentedLines, type Line } from '../../lines/lines';
import { expect, test } from '../fixtures/site';

/** Two rules, each with three radio buttons. */
const app = `
import { createRoot } from 'react-dom/client';
import { QueryBuilder } from 'react-querybuilder';

const values = ['a', 'b', 'c'].map((name) => ({ name, label: name }));
const fields = [{ name: 'f', label: 'Field', valueEditorType: 'radio', values }];
const rule = (id) => ({ id, field: 'f', operator: '=', value: 'a' });
const defaultQuery = { id: 'root', combinator: 'and', rules: [rule('one'), rule('two')] };
createRoot(document.getElementById('root')).render(<QueryBuilder {...{ fields, defaultQuery }} />);
`;

async function open(page: Page, { samples }: Line) {
  const bundle = await build({
    stdin: { contents: app, loader: 'jsx', resolveDir: path.resolve(samples) },
    ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic', logLevel: 'silent' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  await expect(page.getByRole('radio')).toHaveCount(6);
}

/** Position of the focused radio button among all, and which are checked. */
const state = (page: Page) =>
  page.getByRole('radio').evaluateAll((radios) => ({
    focused: radios.indexOf(document.activeElement as HTMLElement),
    checked: radios.flatMap((radio, at) => ((radio as HTMLInputElement).checked ? [at] : [])),
  }));

// What api/valueeditor says of the keyboard in radio buttons.
for (const line of documentedLines().filter(({ major }) => Number(major) >= 4))
  test(`radio buttons of ${line.release} have no name: arrow keys go on into the next rule`, async ({ page }) => {
    await open(page, line);
    await page.getByRole('radio').first().focus();
    const states = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('ArrowDown');
      states.push(await state(page));
    }
    expect(states).toEqual([
      { focused: 1, checked: [1, 3] },
      { focused: 2, checked: [2, 3] },
      { focused: 3, checked: [2, 3] },
      { focused: 4, checked: [2, 4] },
    ]);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Tab');
    expect((await state(page)).focused, 'each button is a tab stop').toBe(1);
  });
