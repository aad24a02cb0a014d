import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';

const folder = path.resolve('versioned_docs/version-5/_samples');
const file = path.join(folder, 'umd-page.html');
const html = readFileSync(file, 'utf8');

/** `https://…/npm/<package>@<version>/<file>`: how the page names a file of a published package. */
const address = /^https:\/\/cdn\.jsdelivr\.net\/npm\/((?:@[^/]+\/)?[^/@]+)@([^/]+)\/(.+)$/;
const fromSample = createRequire(path.join(folder, 'package.json'));
/** The library's own copy of immer is the version it asks for; the site has a newer one. */
const fromLibrary = createRequire(fromSample.resolve('react-querybuilder/package.json'));

/** The installed file that an address of the page stands for; throws unless name and version are those installed. */
function installed(url: string): string {
  const [, name = '', version, rest = ''] = address.exec(url) ?? [];
  const manifest = fromLibrary.resolve(`${name}/package.json`);
  const found = JSON.parse(readFileSync(manifest, 'utf8')).version;
  if (found !== version) throw new Error(`${url}: ${name} ${found} is installed`);
  return path.join(path.dirname(manifest), rest);
}

type Log = { problems: string[]; answered: string[] };

const test = base.extend<{ log: Log }>({
  log: async ({ page }, use) => {
    const log: Log = { problems: [], answered: [] };
    page.on('console', (message) => message.type() === 'error' && log.problems.push(message.text()));
    page.on('pageerror', (error) => log.problems.push(error.message));
    await page.route(/^https?:/, async (route) => {
      const url = route.request().url();
      log.answered.push(url);
      await route.fulfill({ path: installed(url) });
    });
    await use(log);
  },
});

test('the page of /docs/umd works when opened from a file', async ({ page, log }) => {
  await page.goto(pathToFileURL(file).href);
  const sql = page.locator('pre');
  await expect(sql).toHaveText('(year >= 1950)');
  await page.getByRole('button', { name: '+Rule' }).click();
  await page.locator('.rule').nth(1).locator('.rule-value').fill('rain');
  await expect(sql).toHaveText("(year >= 1950 and title = 'rain')");
  await page.locator('.rule-remove').first().click();
  await expect(sql).toHaveText("(title = 'rain')");
  await expect(page.locator('.ruleGroup')).not.toHaveCSS('border-style', 'none');
  expect(log.problems).toEqual([]);
  expect(log.answered).toHaveLength(html.split('https://').length - 1);
});

/** What the page of /docs/umd says of a script left out, put too late, or called. */
const failures: { what: string; edit: (text: string) => string; message: string }[] = [
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
];

for (const { what, edit, message } of failures) {
  test(`${what} it fails as the page says`, async ({ page, log }, info) => {
    const edited = edit(html);
    expect(edited).not.toBe(html);
    const copy = info.outputPath('page.html');
    writeFileSync(copy, edited);
    await page.goto(pathToFileURL(copy).href);
    await expect.poll(() => log.problems.join('\n')).toContain(message);
    await expect(page.locator('.rule')).toHaveCount(0);
  });
}
