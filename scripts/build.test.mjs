import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build, isBuilt } from './build.mjs';

let root = '';
const put = (file, text = 'text') => {
  const whole = path.join(root, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'));
  put('config/env.ts', "read('BASE_URL')");
  put('docs/intro.mdx');
  put('.docusaurus/routes.js');
  build(() => put('build/index.html'), root);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

test('a build is used again while nothing has changed', () => expect(isBuilt(root)).toBe(true));
test('nothing is built before the first build', () => {
  rmSync(path.join(root, 'build'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
});
test.each([
  ['changed', () => put('docs/intro.mdx', 'other text')],
  ['touched', () => utimesSync(path.join(root, 'docs/intro.mdx'), 1, 1)],
  ['added', () => put('docs/more.mdx')],
  ['deleted', () => rmSync(path.join(root, 'docs/intro.mdx'))],
])('a build is out of date when a source was %s', (_, change) => {
  change();
  expect(isBuilt(root)).toBe(false);
});
test('a build is out of date when a source changed while it ran', () => {
  build(() => put('docs/intro.mdx', 'other text'), root);
  expect(isBuilt(root)).toBe(false);
});
test('a build is out of date when a setting of it is another one', () => {
  vi.stubEnv('BASE_URL', '/x/');
  expect(isBuilt(root)).toBe(false);
});
test.each([
  'e2e/site.ts',
  'bench/run.mjs',
  'adr/0001.md',
  'node_modules/a/index.js',
  'build/x.html',
  '.docusaurus/x.js',
])('%s is no source', (file) => {
  put(file);
  expect(isBuilt(root)).toBe(true);
});
