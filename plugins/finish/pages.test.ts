import path from 'node:path';
import { expect, it } from 'vitest';
import { pageFile } from './pages';

it.each([
  ['/', '/', 'out/index.html'],
  ['/', '/docs/intro', 'out/docs/intro.html'],
  ['/', '/404.html', 'out/404.html'],
  ['/base/', '/base/', 'out/index.html'],
  ['/base/', '/base/docs/intro', 'out/docs/intro.html'],
])('under %s, %s is the file %s', (baseUrl, route, file) =>
  expect(pageFile('out', baseUrl, route)).toBe(path.normalize(file)),
);
