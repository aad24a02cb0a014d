import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticeOf, noticesText, packageOf } from './noticeOf';

let folder: string;
const write = (name: string, manifest: object, files: Record<string, string> = {}) => {
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify(manifest));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
};
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@a/b/dist/c.js', '/site/node_modules/@a/b'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/index.ts', undefined],
  ['', undefined],
])('%s is of %s', (file, expected) => expect(packageOf(file)).toBe(expected));

it('takes licence and texts of a package, and no code that is called like one', () => {
  const place = write(
    'a',
    { name: 'a', version: '1.0.0', license: 'MIT' },
    { LICENSE: 'Copyright A', 'license.js': 'x', NOTICE: 'B' },
  );
  expect(noticeOf(place)).toEqual({ name: 'a', version: '1.0.0', licence: 'MIT', text: 'Copyright A\n\nB' });
});
it('reads licences of old packages', () =>
  expect(
    noticeOf(write('old', { name: 'old', version: '1.0.0', licenses: [{ type: 'BSD' }, { type: 'MIT' }] })).licence,
  ).toBe('BSD OR MIT'));
it('fails for a package without any', () =>
  expect(() => noticeOf(write('none', { name: 'none', version: '1.0.0' }))).toThrow(
    'none 1.0.0 is bundled and names no licence',
  ));

it('shows each package once, in order, and a shared text once', () => {
  const notice = (name: string, text: string) => ({ name, version: '1.0.0', licence: 'MIT', text });
  const text = noticesText([
    notice('b', 'same text'),
    notice('a', 'same  text'),
    notice('c', 'other'),
    notice('c', 'other'),
  ]);
  expect(text).toContain('parts of 3 packages');
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nsame  text');
  expect(text.match(/other/g)).toHaveLength(1);
});
