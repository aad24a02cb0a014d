import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures/site';

// The aim is 60 KB a line. Next is over it with all its pages; this limit keeps it from growing.
const limits: Record<string, number> = { 'docs-default-current': 84_000 };

test('size of the index of each line', () => {
  const tags: string[] = JSON.parse(readFileSync('build/search/tags.json', 'utf8'));
  for (const tag of tags) {
    const bytes = brotliCompressSync(readFileSync(`build/search/${tag}.json`)).length;
    console.log(`search index ${tag}: ${(bytes / 1000).toFixed(1)} KB`);
    expect(bytes, `${tag}, the limit of a line`).toBeLessThanOrEqual(limits[tag] ?? 60_000);
  }
});
