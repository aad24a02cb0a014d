import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import changeText from './changeLoader.mjs';
import { once } from './prefetchOnce';

const file = 'node_modules/@docusaurus/core/lib/client/prefetch.js';
const run = (source: string) => changeText.call({ resourcePath: file, getOptions: () => once } as never, source);

it('finds the function of the installed Docusaurus, and has it ask for each file once, on a demo when that is used', async () => {
  const source = run(readFileSync(file, 'utf8'));
  const asked: string[] = [];
  // What it would do in a browser: add a link to the head, which then loads.
  const link = {
    setAttribute: (name: string, value: string) => void (name === 'href' && asked.push(value)),
    relList: { supports: () => true },
  };
  let use = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    use = listener;
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => selector === '[data-start=painted]',
    createElement: () => link,
    head: { appendChild: (added: { onload?: () => void }) => added.onload?.() },
    getElementsByTagName: () => [{ appendChild: (added: { onload?: () => void }) => added.onload?.() }],
  });
  const { default: prefetch } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  const all = Promise.all(['/a.js', '/b.js', '/a.js', '/b.js'].map(prefetch));
  await Promise.resolve();
  expect(asked).toEqual([]);
  use();
  await all;
  vi.unstubAllGlobals();
  expect(asked).toEqual(['/a.js', '/b.js']);
});
