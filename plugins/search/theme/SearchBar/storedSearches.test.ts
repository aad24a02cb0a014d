// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { lists, mendStoredSearches } from './storedSearches';

const key = `${lists[1]}docs`;
const good = {
  objectID: '/docs/intro#a',
  url: '/docs/intro#a',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Docs', lvl1: 'Intro', lvl2: 'A &lt;b&gt;', lvl3: null },
  __autocomplete_id: 3,
};
const kept = () => JSON.parse(localStorage.getItem(key) as string);
beforeEach(() => localStorage.clear());

it('keeps what DocSearch wrote, word for word', () => {
  localStorage.setItem(key, JSON.stringify([good]));
  expect(mendStoredSearches('docs')).toBe(true);
  expect(kept()).toEqual([good]);
});
it.each([
  ...['{', 'null', '{}', '[', '"text"', '7', '[null]', '[[]]', '[7]', '[{}]', `[${'1,'.repeat(200_000)}1]`],
  ...[
    { url: 'javascript:alert(1)' },
    { url: '//example.org' },
    { url: '/\\example.org' },
    { url: 7 },
    { objectID: undefined },
    { hierarchy: null },
    { hierarchy: { lvl0: 'Docs', lvl1: { toString: 1 } } },
    { hierarchy: { lvl0: '<img src=x onerror=alert(1)>' } },
    { content: '<b>' },
    { type: 'lvl9' },
  ].map((change) => JSON.stringify([{ ...good, ...change }])),
])('takes out %.80s', (stored) => {
  localStorage.setItem(key, stored);
  expect(mendStoredSearches('docs')).toBe(true);
  expect(kept()).toEqual([]);
});
it('keeps the good ones among others, ten at most', () => {
  localStorage.setItem(key, JSON.stringify([null, good, 7, ...Array.from({ length: 20 }, () => good)]));
  mendStoredSearches('docs');
  expect(kept()).toHaveLength(10);
});
it('never throws, and what it leaves is a list', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem(key, stored);
      expect(mendStoredSearches('docs')).toBe(true);
      expect(Array.isArray(kept())).toBe(true);
    }),
  ));
it('says so where storage is denied or full', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mendStoredSearches('docs', denied)).toBe(false);
  const full = { getItem: () => null, setItem: denied } as unknown as Storage;
  expect(mendStoredSearches('docs', () => full)).toBe(false);
});
