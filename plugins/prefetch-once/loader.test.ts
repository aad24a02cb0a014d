import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import prefetchOnce from './loader.mjs';

const file = 'node_modules/@docusaurus/core/lib/client/prefetch.js';
const run = (source: string) => prefetchOnce.call({ resourcePath: file } as never, source);

it('finds the function of the installed Docusaurus', () => {
  expect(run(readFileSync(file, 'utf8'))).toContain('if (asked.has(url)) return');
});
it('fails the build when the function reads differently', () => {
  expect(() => run('export const prefetch = (url) => fetch(url);')).toThrow(/no "export default function prefetch/);
});
