import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesBelow } from '../pagesBelow';
import { conclusionsOf } from './conclusions';
import { provingTests } from './proofs/provingTests';
import { provenLines, saidOnPages } from './proofs/saidOnPages';

/** Pages whose conclusions are all proven: what is false there costs data, time or an upgrade. */
const firstPages = /(?:^|\/)(?:security|performance|errors|comparison|_?migrate[\w-]*|_from-4-to-5)\.mdx$/;

/** How many conclusions of each other page stand without proof. A number only goes down; a page without one has none. */
const counted: Record<string, number> = JSON.parse(readFileSync(`${import.meta.dirname}/unproven.json`, 'utf8'));

const proven = new Set(provingTests().flat());
const unproven = (page: string) =>
  conclusionsOf(page).filter(({ sentence, besideProof }) => !besideProof && !proven.has(sentence));
const place = (page: string) => (found: { line: number; sentence: string }) =>
  `${page}:${found.line} ${found.sentence}`;

describe.each(provenLines().map((line) => [line.release, line] as const))(
  'conclusions of the pages of %s',
  (_, line) => {
    it.each(pagesBelow(path.resolve(line.docs)).map((page) => path.relative('.', page)))(
      '%s has a proof beside each, or a test that is called like it',
      (page) => {
        const found = unproven(page);
        const mustBeProven = firstPages.test(page) ? found : found.filter(({ kinds }) => kinds.includes('comparative'));
        expect(mustBeProven.map(place(page))).toEqual([]);
        // The message has all of them, so that the new one is among them.
        expect(found.length, found.map(place(page)).join('\n')).toBeLessThanOrEqual(counted[page] ?? 0);
      },
    );
  },
);

it('a test that is called like a sentence finds it on a page', () =>
  expect(provingTests().filter((names) => !names.some((name) => saidOnPages().has(name)))).toEqual([]));

describe('a conclusion', () => {
  const found = (mdx: string) => conclusionsOf('page.mdx', mdx);
  const sentences = (mdx: string) => found(mdx).map(({ sentence }) => sentence);

  it.each([
    ['It never throws.', 'without exception'],
    ['Values are safe.', 'safety'],
    ['The rest comes first.', 'order'],
    ['The value is empty by default.', 'default'],
    ['Lists have 200 entries.', 'number'],
    ['This is faster than a list.', 'comparative'],
  ])('"%s" is found', (sentence, kind) => expect(found(sentence)).toMatchObject([{ sentence, kinds: [kind] }]));

  it.each([
    'Write it once, never twice.',
    'To undo words, replace the last entry.',
    'Version 8 has them, that of 5 has not, and React 18 or 19 is required.',
    'The option `always` sets it.',
    '> A message that is never shown.',
    '## Never without proof',
    '- [All options](./all.mdx), [Only one](./one.mdx).',
  ])('"%s" is none', (mdx) => expect(found(mdx)).toEqual([]));

  it('is one sentence of its paragraph, item or row, whatever stops its code has', () => {
    expect(sentences('It is `a. B`, always. It is so. It never is.')).toEqual([
      'It is `a. B`, always.',
      'It never is.',
    ]);
    expect(sentences('- It **always** is.\n- It is not.')).toEqual(['It always is.']);
    expect(sentences('| Always | b |\n| - | - |\n| `a` | never |\n| c | d |')).toEqual(['`a` | never']);
  });

  it.each([
    ['a captured output', '<Sample file="a.ts" region="b" output="sql" />', true],
    ['a test that the page shows', '<Sample file="a.test.tsx" show="source" />', true],
    ['a counted table', '<EditorsRendered />', true],
    ['words on a benchmark', 'Run `npm run bench -- large-queries`.', true],
    ['words on a benchmark that there is not', 'Run `npm run bench -- nothing`.', false],
    ['a sample that prints nothing', '<Sample file="a.tsx" />', false],
    ['a sample without its output', '<Sample file="a.ts" show="source" />', false],
    ['another paragraph', 'Words.', false],
  ])('beside %s: %s', (_, block, besideProof) => {
    for (const mdx of [`It never is.\n\n${block}`, `${block}\n\n- It never is.`])
      expect(found(mdx)).toMatchObject([{ besideProof }]);
    expect(found(`${block}\n\nWords.\n\nIt never is.`)).toMatchObject([{ besideProof: false }]);
  });

  it('that a command has written of what it captured is proven by the test of that', () => {
    expect(found('{/* Written by npm run test:servers -- -u. */}\n\nIt never is.')).toMatchObject([
      { besideProof: true },
    ]);
    expect(found('{/* Written by hand. */}\n\nIt never is.')).toMatchObject([{ besideProof: false }]);
  });
});
