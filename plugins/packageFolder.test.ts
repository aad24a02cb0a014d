import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { entryOf, findPackage, packageFolder, subPathsOf } from './packageFolder';
import { pagesBelow } from './pagesBelow';

const site = realpathSync(mkdtempSync(path.join(tmpdir(), 'packages-')));
afterAll(() => rmSync(site, { recursive: true }));
const write = (file: string, content: object = {}) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), JSON.stringify(content));
};
const at = (file: string) => path.join(site, file);

describe('an installed package', () => {
  write('node_modules/shared/package.json', { main: 'main.js' });
  write('node_modules/own/package.json', { main: 'main.js', module: 'module.js' });
  write('docs/_samples/node_modules/own/package.json', {
    exports: {
      '.': { import: { default: './index.mjs' } },
      './debug': { import: { default: './debug.mjs' } },
      './styles.css': './styles.css',
    },
  });
  mkdirSync(at('docs/_samples/node_modules/shared/empty'), { recursive: true });

  it('is the nearest one, at or above a folder', () => {
    expect(findPackage('own', at('docs/_samples'))).toBe(at('docs/_samples/node_modules/own'));
    expect(findPackage('own', at('docs'))).toBe(at('node_modules/own'));
    expect(findPackage('shared', at('docs/_samples'))).toBe(at('node_modules/shared'));
    expect(findPackage('nothing-like-it', at('docs'))).toBeUndefined();
    expect(() => packageFolder(at('docs'), 'nothing-like-it')).toThrow(
      `nothing-like-it is not installed for ${at('docs')}`,
    );
  });
  it('is imported by the paths that it names modules for', () => {
    const [own, shared] = [at('docs/_samples/node_modules/own'), at('node_modules/shared')];
    expect(subPathsOf(own)).toEqual(['.', './debug']);
    expect([entryOf(own), entryOf(own, './debug')]).toEqual([path.join(own, 'index.mjs'), path.join(own, 'debug.mjs')]);
    expect(subPathsOf(shared)).toEqual(['.']);
    expect(entryOf(shared)).toBe(path.join(shared, 'main.js'));
    expect(entryOf(at('node_modules/own'))).toBe(at('node_modules/own/module.js'));
  });
});

it('pages are all MDX files, but for those in folders that begin with _', () => {
  for (const file of ['a.mdx', 'api/b.mdx', '_part.mdx', '_samples/c.mdx', 'api/_parts/d.mdx', 'e.md'])
    write(`pages/${file}`);
  expect(
    pagesBelow(at('pages'))
      .map((file) => path.relative(at('pages'), file))
      .sort(),
  ).toEqual(['_part.mdx', 'a.mdx', 'api/b.mdx']);
});
