import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '../../hosting/rules.mjs';
import { digestOf } from '../../src/offline/digest';
import { manifestSchema } from '../../src/offline/manifestSchema';
import { filesOfBuild } from './filesOfBuild';
import { large, manifestOf } from './manifestOf';
import { writeEnd, writeOffline } from './writeOffline';

const head =
  '<meta property=og:image content=https://example.org/img/card.png><link rel=canonical href=https://x/404.html>';
const files: Record<string, string> = {
  'index.html': `${head}<link rel=icon href=/img/favicon.svg><a href=/notices.txt>Notices</a>`,
  '404.html': head,
  'docs/intro.html': `${head}<link rel=search href=/opensearch.xml>`,
  'docs/intro.html.br': 'packed',
  'docs.html.html': '<meta http-equiv="refresh" content="0; url=/docs/intro">',
  'assets/js/1.js': 'fetch("search/" + tag + ".json")',
  'assets/data/engine.wasm': 'e'.repeat(large + 1),
  'assets/data/small.wasm': 'small',
  'search/a.json': '{}',
  ...Object.fromEntries(
    [
      'img/card.png',
      'img/favicon.svg',
      'notices.txt',
      'robots.txt',
      'opensearch.xml',
      '_headers',
      'nginx.conf',
      'sw.js',
    ].map((name) => [name, name]),
  ),
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const engines = [
  { id: 'large', files: ['assets/data/engine.wasm'] },
  { id: 'small', files: ['assets/data/small.wasm'] },
];
const manifest = () => manifestOf(folder, [{ from: '/docs', to: '/docs/intro' }], engines);

it('has what visitors may need, and nothing that is for hosts, crawlers or meta tags only', () =>
  expect(filesOfBuild(folder)).toEqual([
    ...['404.html', 'assets/data/engine.wasm', 'assets/data/small.wasm', 'assets/js/1.js', 'docs/intro.html'],
    ...['img/favicon.svg', 'index.html', 'notices.txt', 'search/a.json'],
  ]));
describe('the manifest', () => {
  it('is one that pages accept', () => expect(parse(manifestSchema, manifest())).toEqual(manifest()));
  it('makes parts of their own of large engines alone', () => {
    expect(manifest().parts.map(({ id }) => id)).toEqual(['site', 'large']);
    expect(manifest().files.flatMap(([name, , , , part]) => (part === 1 ? [name] : []))).toEqual([
      'assets/data/engine.wasm',
    ]);
    expect(manifest().parts[1]?.stored).toBe(large + 1);
  });
  it('has the digest, the compressed size and the headers of each file', async () => {
    const [, digest, bytes, headers] = manifest().files.find(([name]) => name === 'docs/intro.html') ?? [];
    const content = new TextEncoder().encode(files['docs/intro.html']);
    expect(digest).toBe(await digestOf(content.buffer as ArrayBuffer));
    expect(bytes).toBe('packed'.length);
    expect(manifest().headers[headers ?? -1]).toEqual(headersOf('/docs/intro.html'));
  });
  it('names redirects below the base URL', () => expect(manifest().redirects).toEqual([['docs', 'docs/intro']]));
});
it('the worker of another build is another one; that of the same is the same', () => {
  const worker = (of: ReturnType<typeof manifest>) => {
    writeOffline(folder, of);
    return readFileSync(path.join(folder, 'sw.js'), 'utf8');
  };
  const one = worker(manifest());
  expect(worker(manifest())).toBe(one);
  expect(worker({ ...manifest(), redirects: [] })).not.toBe(one);
  expect(writeEnd(folder)).toEqual(['sw.js']);
  expect(readFileSync(path.join(folder, 'sw.js'), 'utf8')).toMatch(/unregister/);
});
