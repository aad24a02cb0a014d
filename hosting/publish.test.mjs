import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptDays, publish } from './publish.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = new Date('2026-01-01T12:00:00Z');
const later = (days) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
/** A build whose page asks for one asset. */
const buildOf = (name) => {
  const build = path.join(folder, name);
  mkdirSync(path.join(build, 'assets/js'), { recursive: true });
  writeFileSync(path.join(build, 'index.html'), name);
  writeFileSync(path.join(build, '404.html'), 'not found');
  writeFileSync(path.join(build, 'sw.js'), 'last');
  writeFileSync(path.join(build, `assets/js/${name}.js`), `script of ${name}`);
  writeFileSync(path.join(build, 'assets/js/shared.js'), 'shared');
  return build;
};
const target = () => path.join(folder, 'target');
const served = (file) => {
  const place = path.join(target(), 'current', file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

test('pages change at once, and yesterday’s tab still finds its script', () => {
  expect(publish(buildOf('a'), target(), start)).toEqual({ added: 2, kept: 2, removed: 0 });
  expect(served('index.html')).toBe('a');
  expect(publish(buildOf('b'), target(), later(1))).toEqual({ added: 1, kept: 3, removed: 0 });
  expect(served('index.html')).toBe('b');
  expect(served('assets/js/a.js')).toBe('script of a');
  expect(served('assets/js/b.js')).toBe('script of b');
});

test(`what no build has named for ${keptDays} days goes; what the present one names stays however old`, () => {
  publish(buildOf('a'), target(), start);
  publish(buildOf('b'), target(), later(1));
  expect(publish(buildOf('b'), target(), later(keptDays))).toMatchObject({ removed: 0 });
  expect(publish(buildOf('b'), target(), later(keptDays + 0.1))).toMatchObject({ removed: 1 });
  expect(served('assets/js/a.js')).toBeUndefined();
  expect(served('assets/js/shared.js')).toBe('shared');
  expect(publish(buildOf('b'), target(), later(3 * keptDays))).toMatchObject({ removed: 0 });
});

test('a run that was stopped halfway is finished by the next', () => {
  publish(buildOf('a'), target(), start);
  writeFileSync(path.join(target(), 'assets/js/b.js.new'), 'script o');
  mkdirSync(path.join(target(), 'builds', later(1).toISOString().replaceAll(/[:.]/g, '-')));
  publish(buildOf('b'), target(), later(1));
  expect(served('assets/js/b.js')).toBe('script of b');
  expect(served('index.html')).toBe('b');
});

test('the pages before stay for a way back, older ones do not', () => {
  for (const [day, name] of ['a', 'b', 'c'].entries()) publish(buildOf(name), target(), later(day));
  expect(readdirSync(path.join(target(), 'builds'))).toHaveLength(2);
});

test('it says what keeps it from publishing, and touches nothing', () => {
  expect(() => publish(path.join(folder, 'nowhere'), target())).toThrow(/There is no build in .*npm run build/);
  expect(existsSync(target())).toBe(false);
  const early = buildOf('early');
  rmSync(path.join(early, 'sw.js'));
  expect(() => publish(early, target())).toThrow(/not compressed.*npm run build/);
  expect(existsSync(target())).toBe(false);
  mkdirSync(path.join(target(), 'current'), { recursive: true });
  expect(() => publish(buildOf('a'), target())).toThrow(/current is not a link/);
  expect(readdirSync(target())).toEqual(['current']);
});
