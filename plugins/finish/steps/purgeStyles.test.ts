import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge, purgeStyles } from './purgeStyles';

const purged = async (text: string, page: string, script = '') =>
  (await purge([{ name: 'a.css', text }], [page], [script])).get('a.css') ?? text;

it('keeps rules that a page or a script names, and no others', async () =>
  expect(await purged('.page{a:b}.script{a:b}.none{a:b}', '<p class=page>', 'x="script"')).toBe(
    '.page{a:b}.script{a:b}',
  ));
it('gives back only those that became shorter', async () => {
  const styles = [
    { name: 'a.css', text: '.page{a:b}' },
    { name: 'b.css', text: '.none{a:b}.page{a:b}' },
  ];
  expect([...(await purge(styles, ['<p class=page>'], []))]).toEqual([['b.css', '.page{a:b}']]);
});
it('keeps what is put together at run time, attributes, and selectors of pseudo-classes alone', async () => {
  const css = '.alert--info{a:b}[data-theme=dark]{a:b}[aria-busy]{a:b}:where(p){a:b}:focus-visible{a:b}';
  expect(await purged(css, '<p>')).toBe(css);
});
it('keeps a variable that another stylesheet names', async () => {
  const files = [
    { name: 'set.css', text: '.a{--used:1px;--unused:2px}' },
    { name: 'named.css', text: '.a{top:var(--used)}.b{top:0}' },
  ];
  const shorter = await purge(files, ['<p class="a">'], []);
  expect(Object.fromEntries(shorter)).toEqual({ 'set.css': '.a{--used:1px}', 'named.css': '.a{top:var(--used)}' });
});
it('keeps a variable that only a page names, and drops one that nothing does', async () =>
  expect(await purged(':root{--page:1;--none:2}p{a:b}', '<p style="color:var(--page)">')).toBe(
    ':root{--page:1}p{a:b}',
  ));

describe('in a build', () => {
  let outDir = '';
  beforeEach(async () => {
    outDir = await mkdtemp(path.join(os.tmpdir(), 'react-querybuilder-purge-'));
    for (const folder of ['css', 'js']) await mkdir(path.join(outDir, 'assets', folder), { recursive: true });
    await write('js/main.js', 'x="script"');
    await write('css/tight.css', '.page { a: b }');
  });
  afterEach(() => rm(outDir, { recursive: true }));
  const write = (name: string, text: string) => writeFile(path.join(outDir, 'assets', name), text);
  const prepare = () =>
    purgeStyles.prepare({ outDir, pages: [{ html: '<p class=page>' }] } as unknown as Parameters<
      typeof purgeStyles.prepare
    >[0]);

  it('takes what nothing names out of the files, and says how much', async () => {
    await write('css/main.css', '.page{a:b}.script{a:b}.none{a:b}');
    await write('css/main.css.map', '.none{a:b}');
    const { end } = await prepare();
    expect(await end?.()).toBe('10 of 32 bytes taken out');
    const text = (name: string) => readFile(path.join(outDir, 'assets/css', name), 'utf8');
    expect(await text('main.css')).toBe('.page{a:b}.script{a:b}');
    expect(await text('tight.css')).toBe('.page { a: b }');
    expect(await text('main.css.map')).toBe('.none{a:b}');
  });
  it('fails where there is nothing to take out, as after an upgrade that names things otherwise', () =>
    expect(prepare()).rejects.toThrow('None of 1 stylesheets'));
});
