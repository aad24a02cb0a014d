import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apply, edited, grouped, judge, readBreaks, testsOfPlaywright, testsOfVitest } from './breakList.mjs';

const of = (id, part, ...files) => ({
  id,
  edits: files.map((file) => ({ file, before: 'a', after: 'b' })),
  found: { part, in: `e2e/${id}.spec.ts`, test: 'title' },
});

it('has thirty breaks, each with a sentence, edits and the test that finds it', () => {
  const breaks = readBreaks();
  expect(breaks).toHaveLength(30);
  for (const { id, what, edits, found } of breaks) {
    expect(what, id).toMatch(/\.$/);
    for (const { before, after } of edits) expect(before, id).not.toBe(after);
    expect(edits.length, id).toBeGreaterThan(0);
    expect(['unit', 'build', 'files', 'e2e'], id).toContain(found.part);
    expect(found.test, id).toEqual(expect.stringMatching(/./));
    if (found.part !== 'build') expect(found.in, id).toMatch(/\.(test|spec)\.(ts|tsx|mjs)$/);
  }
});

it.each(readBreaks())('the text that $id changes is there', ({ edits }) => {
  const texts = new Map();
  for (const edit of edits) texts.set(edit.file, edited(texts.get(edit.file) ?? readFileSync(edit.file, 'utf8'), edit));
});

it('changes a text that is there once, and refuses others', () => {
  expect(edited('a b c', { file: 'x', before: 'b', after: '$&' })).toBe('a $& c');
  expect(() => edited('a c', { file: 'x', before: 'b', after: '' })).toThrow('x has this text 0 times');
  expect(() => edited('b b', { file: 'x', before: 'b', after: '' })).toThrow('x has this text 2 times');
});

describe('in a copy', () => {
  let root = '';
  const text = (file) => readFileSync(path.join(root, file), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'break-list-'));
    writeFileSync(path.join(root, 'one.txt'), 'a b');
    writeFileSync(path.join(root, 'two.txt'), 'c');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('makes several edits of a file, and takes them back', () => {
    const undo = apply(root, {
      edits: [
        { file: 'one.txt', before: 'a', after: 'x' },
        { file: 'one.txt', before: 'b', after: 'y' },
      ],
    });
    expect(text('one.txt')).toBe('x y');
    undo();
    expect(text('one.txt')).toBe('a b');
  });
  it('changes nothing when one of the texts is gone', () => {
    const edits = [
      { file: 'one.txt', before: 'a', after: 'x' },
      { file: 'two.txt', before: 'd', after: 'e' },
    ];
    expect(() => apply(root, { edits })).toThrow('two.txt has this text 0 times');
    expect(text('one.txt')).toBe('a b');
  });
});

it('builds once for what needs a build and touches other files', () => {
  const breaks = [of('1', 'e2e', 'x'), of('2', 'unit', 'y'), of('3', 'files', 'z'), of('4', 'e2e', 'x', 'w')];
  const ids = (groups) => groups.map((group) => group.map(({ id }) => id));
  expect(ids(grouped(breaks, true))).toEqual([['1', '3'], ['2'], ['4']]);
  expect(ids(grouped(breaks, false))).toEqual([['1'], ['2'], ['3'], ['4']]);
  expect(ids(grouped([of('1', 'build', 'x'), of('2', 'e2e', 'y')], true))).toEqual([['1'], ['2']]);
});

it('is found by the failure of its own test alone', () => {
  const test = (file, title, isFailed) => ({ file, title, isFailed });
  const wanted = of('1', 'e2e', 'x');
  const verdict = (...tests) => judge(wanted, tests).isFound;
  expect(verdict(test('/copy/e2e/1.spec.ts', 'group › a title', true))).toBe(true);
  expect(verdict(test('/copy/e2e/1.spec.ts', 'a title', false), test('/copy/e2e/1.spec.ts', 'other', true))).toBe(
    false,
  );
  expect(verdict(test('/copy/e2e/2.spec.ts', 'a title', true))).toBe(false);
  expect(judge(wanted, []).by).toContain('has no test "title" any more');
});

it('reads the reports of both runners', () => {
  const report = {
    testResults: [
      { name: '/a.test.ts', status: 'failed', assertionResults: [{ fullName: 'group one', status: 'failed' }] },
      { name: '/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(testsOfVitest(report)).toEqual([
    { file: '/a.test.ts', title: 'group one', isFailed: true },
    { file: '/b.test.ts', title: 'Cannot find module', isFailed: true },
  ]);
  const spec = (title, ok) => ({ file: 'a.spec.ts', title, ok });
  const suites = [
    { title: 'a.spec.ts', specs: [spec('one', true)], suites: [{ title: 'in', specs: [spec('two', false)] }] },
  ];
  expect(testsOfPlaywright({ config: { rootDir: '/copy/e2e' }, suites })).toEqual([
    { file: '/copy/e2e/a.spec.ts', title: 'one', isFailed: false },
    { file: '/copy/e2e/a.spec.ts', title: 'in › two', isFailed: true },
  ]);
});
it('a report without any test says why there is none', () => {
  expect(() => testsOfPlaywright({ suites: [], errors: [{ message: 'no server' }] })).toThrow('no server');
  expect(testsOfPlaywright({ suites: [] })).toEqual([]);
});
