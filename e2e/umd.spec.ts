import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';

/** The line's page, and packages whose files are installed under another name than the address has. */
const pages = {
  '5': { route: '/docs/umd', installedAs: {} },
  '4': {
    route: '/docs/4/umd',
    installedAs: { 'react-dnd': 'react-dnd-14', 'react-dnd-html5-backend': 'react-dnd-html5-backend-14' },
  },
} satisfies Record<string, { route: string; installedAs: Record<string, string> }>;

type LineId = keyof typeof pages;

const folderOf = (line: LineId) => path.resolve(`versioned_docs/version-${line}/_samples`);
const fileOf = (line: LineId) => path.join(folderOf(line), 'umd-page.html');
const htmlOf = (line: LineId) => readFileSync(fileOf(line), 'utf8');

/** `https://…/npm/<package>@<version>/<file>`: how the page names a file of a published package. */
const address = /^https:\/\/cdn\.jsdelivr\.net\/npm\/((?:@[^/]+\/)?[^/@]+)@([^/]+)\/(.+)$/;

/** The installed file that an address of the page stands for; throws unless name and version are those installed. */
function installed(url: string, line: LineId): string {
  const fromSample = createRequire(path.join(folderOf(line), 'package.json'));
  // The library's own copy of immer is the version it asks for; the site has a newer one.
  const fromLibrary = createRequire(fromSample.resolve('react-querybuilder/package.json'));
  const [, name = '', version, rest = ''] = address.exec(url) ?? [];
  const { installedAs }: { installedAs: Record<string, string> } = pages[line];
  const manifest = fromLibrary.resolve(`${installedAs[name] ?? name}/package.json`);
  const found = JSON.parse(readFileSync(manifest, 'utf8')).version;
  if (found !== version) throw new Error(`${url}: ${name} ${found} is installed`);
  return path.join(path.dirname(manifest), rest);
}

type Log = { problems: string[]; answered: string[] };

const test = base.extend<{ line: LineId; log: Log }>({
  line: ['5', { option: true }],
  log: async ({ page, line }, use) => {
    const log: Log = { problems: [], answered: [] };
    page.on('console', (message) => message.type() === 'error' && log.problems.push(message.text()));
    page.on('pageerror', (error) => log.problems.push(error.message));
    await page.route(/^https?:/, async (route) => {
      const url = route.request().url();
      log.answered.push(url);
      await route.fulfill({ path: installed(url, line) });
    });
    await use(log);
  },
});

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
  const { route } = pages[line];

  test.describe(route, () => {
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

test('/docs/4/umd: with the prop, rules can be dragged, and transformQuery and the parsers work', async ({
  page,
}, info) => {
  await page.route(/^https?:/, (route) => route.fulfill({ path: installed(route.request().url(), '4') }));
  const html = htmlOf('4');
  const edited = html
    .replace('{ fields, query,', '{ enableDragAndDrop: true, fields, query,')
    .replace("value: '1950' }", "value: '1950' }, { id: 'title-rule', field: 'title', operator: '=', value: 'rain' }");
  const copy = info.outputPath('page.html');
  writeFileSync(copy, edited);
  await page.goto(pathToFileURL(copy).href);
  const handle = await page.locator('.rule .queryBuilder-dragHandle').first().boundingBox();
  const target = await page.locator('.rule').nth(1).boundingBox();
  if (!handle || !target) throw new Error('there are no two rules with handles');
  await page.mouse.move(handle.x + 3, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, handle.y + 15, { steps: 5 });
  await page.mouse.move(target.x + 50, target.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(page.locator('pre')).toHaveText("(title = 'rain' and year >= 1950)");
  const results = await page.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: what a script has put on window has no type
    const { transformQuery, parseSQL, parseCEL, parseJsonLogic, ...rest } = (window as any).ReactQueryBuilder;
    const values = [parseSQL('a = 1'), parseCEL('a == 1'), parseJsonLogic({ '==': [{ var: 'a' }, 1] })];
    const path = transformQuery({ combinator: 'and', rules: [] }).path;
    return [Object.keys(rest).length + 4, path, ...values.map((query) => query.rules[0].value)];
  });
  expect(results).toEqual([71, [], 1, 1, 1]);
});
