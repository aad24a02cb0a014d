import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipOf } from './zip.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const files = ['index.html', '404.html', 'docs.html', 'docs/index.html', 'docs/intro.html', 'docs/intro.html.br'];
  for (const file of [...files, 'demo.html.html', 'assets/js/a.js', 'img/a.png', 'nginx.conf', '_headers']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `content of ${file}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every page is there for servers of either kind, and nothing that only hosts read', () => {
  const entries = unzipSync(zipOf(folder));
  expect(Object.keys(entries).sort()).toEqual([
    ...['404.html', 'assets/js/a.js', 'demo.html.html', 'docs.html', 'docs/index.html', 'docs/intro.html'],
    ...['docs/intro/index.html', 'img/a.png', 'index.html'],
  ]);
  expect(strFromU8(entries['docs/intro/index.html'])).toBe('content of docs/intro.html');
  expect(strFromU8(entries['docs/index.html'])).toBe('content of docs/index.html');
});
test('the same build makes the same bytes', () => expect(zipOf(folder)).toEqual(zipOf(folder)));
