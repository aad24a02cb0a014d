import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { documentedLines, type Line } from '../../lines/lines';
import { expect, test } from '../fixtures/site';

/** Two rules, each with three radio buttons. Release 3 has the component as its default export, and takes the query as `query`. */
const app = `
import { createRoot } from 'react-dom/client';
import * as library from 'react-querybuilder';

const QueryBuilder = library.QueryBuilder ?? library.default;
const values = ['a', 'b', 'c'].map((name) => ({ name, label: name }));
const rule = (id) => ({ id, field: 'f', operator: '=', value: 'a' });
const query = { id: 'root', combinator: 'and', rules: [rule('one'), rule('two')] };
createRoot(document.getElementById('root')).render(
  <QueryBuilder
    fields={[{ name: 'f', label: 'Field' }]}
    getValueEditorType={() => 'radio'}
    getValues={() => values}
    {...(library.QueryBuilder ? { defaultQuery: query } : { query })}
  />,
);
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

/** What the pages say of radio buttons: the test below shows that it is true. */
const sentences = [
  'The radio buttons have no `name`',
  'Each one is a tab stop.',
  'Arrow keys choose the next button, and **go on from the last one into the next rule**',
];
const pageOf = ({ docs, major }: Line) =>
  readFileSync(`${docs}/${major === '3' ? 'intro' : 'api/valueeditor'}.mdx`, 'utf8');

for (const line of documentedLines())
  test(`radio buttons of ${line.release}: arrow keys go on into the next rule, as its page says`, async ({ page }) => {
    for (const sentence of sentences) expect(pageOf(line).includes(sentence), sentence).toBe(true);
    await open(page, line);
    for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toHaveAttribute('name');
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
