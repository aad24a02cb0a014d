import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from '../fixtures/build';

/**
 * Our own configuration around a handful of pages: everything that decides about failing stays, and what would need
 * our pages (versions, navbar, plugins) goes.
 */
const config = `
import site from '${path.resolve('docusaurus.config')}';
import { options } from '${path.resolve('config/preset')}';
const { sidebarPath, versions, lastVersion, ...docs } = options.docs;
export default {
  ...site,
  presets: [['classic', { ...options, docs: { ...docs, routeBasePath: '/' }, theme: {} }]],
  clientModules: [],
  themeConfig: {},
};
`;

/** Builds a site of these pages: file name to Markdown. The first page is the home page. */
async function buildPages(pages: Record<string, string>) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-pages-'));
  mkdirSync(path.join(siteDir, 'docs/_samples'), { recursive: true });
  writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  writeFileSync(
    path.join(siteDir, 'docs/_samples/package.json'),
    '{ "dependencies": { "react-querybuilder": "1.0.0" } }',
  );
  mkdirSync(path.join(siteDir, 'static/img'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), config);
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(siteDir, 'docs', name), text);
  const { output, succeeded, remove } = await build({}, siteDir);
  remove();
  rmSync(siteDir, { recursive: true });
  return { output, succeeded };
}
const home = '---\nslug: /\n---\n# Home\n';

test('a broken link fails the build; a broken Markdown link and duplicate routes warn first', async () => {
  const { output, succeeded } = await buildPages({
    'home.mdx': `${home}\n[a](/nowhere) [b](./missing.md)\n`,
    'one.mdx': '---\nslug: /same\n---\n# One\n',
    'two.mdx': '---\nslug: /same\n---\n# Two\n',
  });
  expect(succeeded).toBe(false);
  expect(output).toMatch(/\[WARNING\].*Markdown link.*\.\/missing\.md/s);
  expect(output).toMatch(/\[WARNING\].*Duplicate routes found!/s);
  // Warnings did not end it: links are looked at last.
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('linking to /nowhere');
});
test('a broken anchor fails the build', async () => {
  const { output, succeeded } = await buildPages({ 'home.mdx': `${home}\n[a](/#nowhere)\n` });
  expect(succeeded).toBe(false);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toContain('linking to /#nowhere');
});
test('a missing sample fails the build, naming page and line', async () => {
  const { output, succeeded } = await buildPages({ 'home.mdx': `${home}\n<Sample file="missing.tsx" />\n` });
  expect(succeeded).toBe(false);
  expect(output).toContain('docs/_samples/missing.tsx does not exist');
  expect(output).toMatch(/docs\/home\.mdx.*6:1/s);
});
