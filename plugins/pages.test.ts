import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { editPage, pageFile } from './pages';

describe('pageFile', () => {
  it.each([
    ['/', '/', 'out/index.html'],
    ['/', '/docs/intro', 'out/docs/intro.html'],
    ['/base/', '/base/docs/intro', 'out/docs/intro.html'],
  ])('under %s finds %s', (baseUrl, route, file) => expect(pageFile('out', baseUrl, route)).toBe(path.normalize(file)));
});

describe('editPage', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true }));

  it('loses no edit, and shows no reader a page that is half written', async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'react-querybuilder-pages-'));
    const file = path.join(folder, 'page.html');
    const body = '-'.repeat(200_000);
    await writeFile(file, body);
    const edits = Array.from({ length: 20 }, (_, index) => editPage(file, (html) => `${html}<${index}>`));
    const seen = await Promise.all(Array.from({ length: 20 }, () => readFile(file, 'utf8')));
    await Promise.all(edits);
    expect(seen.filter((html) => !html.startsWith(body))).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe(body + edits.map((_, index) => `<${index}>`).join(''));
  });
});
