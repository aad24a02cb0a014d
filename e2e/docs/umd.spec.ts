import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { fileOf, htmlOf, type LineId, pages, test } from './umd';

type Edit = { what: string; edit: (text: string) => string; message: string };

/** What the pages say of a script left out, put too late, or called. */
const failures: Record<LineId, Edit[]> = {
  '5': [
    {
      what: 'without the line that defines process',
      edit: (text) => text.replace(/.*window\.process.*\n/, ''),
      message: 'process is not defined',
    },
    {
      what: 'without immer',
      edit: (text) => text.replace(/.*immer.*\n/, ''),
      message: "Cannot read properties of undefined (reading 'produce')",
    },
    {
      what: 'without ctx',
      edit: (text) => text.replace(/.*\/ctx@.*\n/, ''),
      message: "Cannot read properties of undefined (reading 'QueryBuilderContext')",
    },
    {
      what: 'with React after ctx',
      edit: (text) => text.replace(/(.*\/react@.*\n.*\/react-dom@.*\n.*immer.*\n)(.*\/ctx@.*\n)/, '$2$1'),
      message: "Cannot read properties of undefined (reading 'createContext')",
    },
    {
      what: 'with React after the library',
      edit: (text) => text.replace(/(.*\/react@.*\n)([\s\S]*?)(.*\/ctx@.*\n)(.*index\.umd.*\n)/, '$2$4$1$3'),
      message: "Cannot read properties of undefined (reading '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED')",
    },
    {
      what: 'calling transformQuery',
      edit: (text) =>
        text.replace('const fields', 'window.ReactQueryBuilder.transformQuery({ rules: [] });\nconst fields'),
      message: 'Pt is not a function',
    },
  ],
  '4': [
    {
      what: 'without the line that defines process',
      edit: (text) => text.replace(/.*window\.process.*\n/, ''),
      message: 'process is not defined',
    },
    {
      what: 'without immer',
      edit: (text) => text.replace(/.*immer.*\n/, ''),
      message: "Cannot read properties of undefined (reading 'enableES5')",
    },
    {
      what: 'without react-dnd',
      edit: (text) => text.replace(/.*\/react-dnd@.*\n/, ''),
      message: "Cannot read properties of undefined (reading 'DndProvider')",
    },
    {
      what: 'with react-dnd after the library',
      edit: (text) => text.replace(/(.*\/react-dnd@.*\n)(.*\n)(.*index\.umd.*\n)/, '$2$3$1'),
      message: "Cannot read properties of undefined (reading 'DndProvider')",
    },
    {
      what: 'without the backend',
      edit: (text) => text.replace(/.*html5-backend@.*\n/, ''),
      message: "Cannot read properties of undefined (reading 'HTML5Backend')",
    },
    {
      what: 'with React after react-dnd',
      edit: (text) => text.replace(/(.*\/react@.*\n.*\/react-dom@.*\n.*immer.*\n)(.*\/react-dnd@.*\n)/, '$2$1'),
      message: "Cannot read properties of undefined (reading 'createContext')",
    },
    {
      what: 'with React after the library',
      edit: (text) => text.replace(/(.*\/react@.*\n)([\s\S]*?)(.*index\.umd.*\n)/, '$2$3$1'),
      message: "Cannot read properties of undefined (reading '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED')",
    },
  ],
};

for (const line of Object.keys(pages) as LineId[]) {
  test.describe(pages[line], () => {
    test.use({ line });

    test('the page works when opened from a file', async ({ page, log }) => {
      await page.goto(pathToFileURL(fileOf(line)).href);
      const sql = page.locator('pre');
      await expect(sql).toHaveText('(year >= 1950)');
      await page.getByRole('button', { name: '+Rule' }).click();
      await page.locator('.rule').nth(1).locator('.rule-value').fill('rain');
      await expect(sql).toHaveText("(year >= 1950 and title = 'rain')");
      await page.locator('.rule-remove').first().click();
      await expect(sql).toHaveText("(title = 'rain')");
      await expect(page.locator('.ruleGroup')).not.toHaveCSS('border-style', 'none');
      expect(log.problems).toEqual([]);
      expect(log.answered).toHaveLength(htmlOf(line).split('https://').length - 1);
    });

    for (const { what, edit, message } of failures[line]) {
      test(`${what} it fails as the page says`, async ({ page, log }, info) => {
        const html = htmlOf(line);
        const edited = edit(html);
        expect(edited).not.toBe(html);
        const copy = info.outputPath('page.html');
        writeFileSync(copy, edited);
        await page.goto(pathToFileURL(copy).href);
        await expect.poll(() => log.problems.join('\n')).toContain(message);
        await expect(page.locator('.rule')).toHaveCount(0);
      });
    }
  });
}

test.describe(pages['4'], () => {
  test.use({ line: '4' });

  test('all 71 exports are there, and transformQuery and the parsers work', async ({ page, log }) => {
    await page.goto(pathToFileURL(fileOf('4')).href);
    const results = await page.evaluate(() => {
      // biome-ignore lint/suspicious/noExplicitAny: what a script has put on window has no type
      const { transformQuery, parseSQL, parseCEL, parseJsonLogic, ...rest } = (window as any).ReactQueryBuilder;
      const values = [parseSQL('a = 1'), parseCEL('a == 1'), parseJsonLogic({ '==': [{ var: 'a' }, 1] })];
      const path = transformQuery({ combinator: 'and', rules: [] }).path;
      return [Object.keys(rest).length + 4, path, ...values.map((query) => query.rules[0].value)];
    });
    expect(results).toEqual([71, [], 1, 1, 1]);
    expect(log.problems).toEqual([]);
  });
});
