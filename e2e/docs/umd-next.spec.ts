import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { nextLine } from '../../lines/registry';
import { address, type Log, logOf } from './umd';

const folder = path.resolve('docs/_samples');
const file = path.join(folder, 'umd-page.html');
const html = readFileSync(file, 'utf8');
const fromNext = createRequire(path.join(folder, 'package.json'));

/** `https://esm.sh/<package>@<version>[/<sub-path>][?external=<package>]`: how Next's page names a module. */
const moduleAddress = /^https:\/\/esm\.sh\/([^/@]+)@([^/?]+)(\/[^?]+)?(\?external=react)?$/;

/** Leaves `react` to the page's import map, also where CommonJS code requires it. */
const externalReact: Plugin = {
  name: 'external-react',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react$/ }, ({ namespace }) =>
      namespace === 'external' ? { path: 'react', external: true } : { path: 'react', namespace: 'external' },
    );
    onLoad({ filter: /.*/, namespace: 'external' }, () => ({
      contents: "export * from 'react'; export { default } from 'react';",
    }));
  },
};

/** Does what esm.sh does: an ES module with named exports, of the installed package, which has to be the one named. */
async function bundled(url: string): Promise<string> {
  const [, name = '', version, subPath = '', external] = moduleAddress.exec(url) ?? [];
  const found = fromNext(`${name}/package.json`).version;
  if (found !== version) throw new Error(`${url}: ${name} ${found || 'not'} installed`);
  const isModule = name === 'react-querybuilder';
  const names = isModule ? '*' : `{ ${Object.keys(fromNext(name + subPath)).join(', ')} }`;
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names} from '${name}${subPath}';${isModule ? '' : ` export { default } from '${name}${subPath}';`}`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: external ? [externalReact] : [],
  });
  return outputFiles[0]?.text ?? '';
}

const test = base.extend<{ log: Log }>({
  log: async ({ page }, use) => {
    const log = logOf(page);
    await page.route(/^https?:/, async (route) => {
      const url = route.request().url();
      log.answered.push(url);
      if (!url.startsWith('https://esm.sh/')) {
        const [, name = '', version, rest = ''] = address.exec(url) ?? [];
        const manifest = fromNext.resolve(`${name}/package.json`);
        expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe(version);
        return route.fulfill({ path: path.join(path.dirname(manifest), rest) });
      }
      await route.fulfill({
        body: await bundled(url),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await use(log);
  },
});

test('the page of /docs/next/umd works when opened from a file', async ({ page, log }) => {
  await page.goto(pathToFileURL(file).href);
  const sql = page.locator('pre');
  await expect(sql).toHaveText('(year >= 1950)');
  await page.getByRole('button', { name: '+ Rule' }).click();
  await page.locator('.rule').nth(1).locator('.rule-value').fill('rain');
  await expect(sql).toHaveText("(year >= 1950 and title = 'rain')");
  await page.locator('.rule-remove').first().click();
  await expect(sql).toHaveText("(title = 'rain')");
  await expect(page.locator('.ruleGroup')).not.toHaveCSS('border-style', 'none');
  expect(log.problems).toEqual([]);
  expect(log.answered).toHaveLength(html.split('https://').length - 1);
});

/** What the page of /docs/next/umd says of an entry left out, and of two copies of React. */
const failures: { what: string; edit: (text: string) => string; message: RegExp }[] = [
  {
    what: 'without an entry for react',
    edit: (text) => text.replace(/.*"react": .*\n/, ''),
    message: /Failed to resolve module specifier "react"/,
  },
  {
    what: 'with a React of the library besides that of the page',
    edit: (text) =>
      text.replace(`react-querybuilder@${nextLine.release}?external=react"`, `react-querybuilder@${nextLine.release}"`),
    message: /Minified React error #321|Invalid hook call|Cannot read properties of null \(reading 'use/,
  },
  {
    what: 'with the import map after the module',
    edit: (text) => {
      const [map = ''] = /<script type="importmap">[\s\S]*?<\/script>/.exec(text) ?? [];
      return text.replace(map, '').replace('</body>', `${map}</body>`);
    },
    message: /Failed to resolve module specifier "react"/,
  },
];

for (const { what, edit, message } of failures) {
  test(`next: ${what} it fails as the page says`, async ({ page, log }, info) => {
    const edited = edit(html);
    expect(edited).not.toBe(html);
    const copy = info.outputPath('page.html');
    writeFileSync(copy, edited);
    await page.goto(pathToFileURL(copy).href);
    await expect.poll(() => log.problems.join('\n')).toMatch(message);
    await expect(page.locator('.rule')).toHaveCount(0);
  });
}
