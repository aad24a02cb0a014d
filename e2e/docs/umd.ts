import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';

/** The lines that ship a UMD file, with the addresses of their pages. */
export const pages = { '5': '/docs/umd', '4': '/docs/4/umd' };

/** Packages whose files are installed under another name than the address has. */
const installedAs: Record<string, string> = {
  'react-dnd': 'react-dnd-14',
  'react-dnd-html5-backend': 'react-dnd-html5-backend-14',
};

export type LineId = keyof typeof pages;

export const folderOf = (line: LineId) => path.resolve(`versioned_docs/version-${line}/_samples`);
export const fileOf = (line: LineId) => path.join(folderOf(line), 'umd-page.html');
export const htmlOf = (line: LineId) => readFileSync(fileOf(line), 'utf8');

/** `https://…/npm/<package>@<version>/<file>`: how the page names a file of a published package. */
export const address = /^https:\/\/cdn\.jsdelivr\.net\/npm\/((?:@[^/]+\/)?[^/@]+)@([^/]+)\/(.+)$/;

/** The installed file that an address of the page stands for; throws unless name and version are those installed. */
function installed(url: string, line: LineId): string {
  const fromSample = createRequire(path.join(folderOf(line), 'package.json'));
  // The library's own copy of immer is the version it asks for; the site has a newer one.
  const fromLibrary = createRequire(fromSample.resolve('react-querybuilder/package.json'));
  const [, name = '', version, rest = ''] = address.exec(url) ?? [];
  const manifest = fromLibrary.resolve(`${installedAs[name] ?? name}/package.json`);
  const found = JSON.parse(readFileSync(manifest, 'utf8')).version;
  if (found !== version) throw new Error(`${url}: ${name} ${found} is installed`);
  return path.join(path.dirname(manifest), rest);
}

/** Errors that a page logged, and the addresses that were answered from installed packages. */
export type Log = { problems: string[]; answered: string[] };

export function logOf(page: Page): Log {
  const log: Log = { problems: [], answered: [] };
  page.on('console', (message) => message.type() === 'error' && log.problems.push(message.text()));
  page.on('pageerror', (error) => log.problems.push(error.message));
  return log;
}

export const test = base.extend<{ line: LineId; log: Log }>({
  line: ['5', { option: true }],
  log: async ({ page, line }, use) => {
    const log = logOf(page);
    await page.route(/^https?:/, async (route) => {
      const url = route.request().url();
      log.answered.push(url);
      await route.fulfill({ path: installed(url, line) });
    });
    await use(log);
  },
});
