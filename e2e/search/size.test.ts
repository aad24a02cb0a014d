import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackIndex } from '../../plugins/search/packIndex';
import { budgetOf } from '../fixtures/budget';

/** The aim of a line, in bytes (brotli). */
const aim = 60_000;
/** What was measured of lines that are over it: every section that pages gain adds to it. */
const measured: Record<string, number> = { 'docs-default-current': 90_500, 'docs-default-5': 64_300 };

test('size of the index of each line', () => {
  const tags: string[] = JSON.parse(readFileSync('build/search/tags.json', 'utf8'));
  for (const tag of tags) {
    const bytes = brotliCompressSync(readFileSync(`build/search/${tag}.json`)).length;
    console.log(`search index ${tag}: ${(bytes / 1000).toFixed(1)} KB`);
    const limit = measured[tag] ? budgetOf(measured[tag]) : aim;
    expect(bytes, `${tag}, the limit of a line`).toBeLessThanOrEqual(limit);
  }
});

// The cards have the classes of the theme, which may change with it.
test('a category is found by what it is, not by the cards that it shows', () => {
  const tags: string[] = JSON.parse(readFileSync('build/search/tags.json', 'utf8'));
  const categories = tags
    .flatMap((tag) => unpackIndex(JSON.parse(readFileSync(`build/search/${tag}.json`, 'utf8'))))
    .filter(({ url }) => url.includes('/category/'));
  expect(categories.length).toBeGreaterThan(0);
  expect(categories.filter(({ content }) => (content?.length ?? 0) > 200)).toEqual([]);
});
