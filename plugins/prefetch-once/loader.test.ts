import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import prefetchOnce from './loader.mjs';

const file = 'node_modules/@docusaurus/core/lib/client/prefetch.js';
const run = (source: string) => prefetchOnce.call({ resourcePath: file } as never, source);

it('finds the function of the installed Docusaurus, and has it ask for each file once', async () => {
  const source = run(readFileSync(file, 'utf8'));
  const asked: string[] = [];
  // What it would do in a browser: add a link to the head, which then loads.
  const link = {
    setAttribute: (name: string, value: string) => void (name === 'href' && asked.push(value)),
    relList: { supports: () => true },
  };
  vi.stubGlobal('document', {
    createElement: () => link,
    head: { appendChild: (added: { onload?: () => void }) => added.onload?.() },
    getElementsByTagName: () => [{ appendChild: (added: { onload?: () => void }) => added.onload?.() }],
  });
  const { default: prefetch } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  for (const address of ['/a.js', '/b.js', '/a.js', '/b.js']) await prefetch(address);
  vi.unstubAllGlobals();
  expect(asked).toEqual(['/a.js', '/b.js']);
});
it('fails the build when the function reads differently', () => {
  expect(() => run('export const prefetch = (url) => fetch(url);')).toThrow(/no "export default function prefetch/);
});
