import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Agreement, tablesOf } from './agreement';
import type { Count } from './compare/compare';
import { pages } from './pages';

const agreement: Agreement = JSON.parse(readFileSync('servers/agreement.json', 'utf8'));

describe('what the pages say of servers', () => {
  it.each(pages)('%s: the captured tables, of the release that its line documents', (page, release) => {
    expect(Object.keys(agreement.examples)).toContain(release);
    expect(readFileSync(page, 'utf8')).toBe(tablesOf(agreement, release));
  });
  it('comes from 20,000 comparisons or more, and each difference has a cause', () => {
    const counts = Object.values(agreement.counts).flatMap(Object.values) as Count[];
    expect(counts.reduce((sum, { queries }) => sum + queries, 0)).toBeGreaterThanOrEqual(20_000);
    for (const { queries, alike, causes } of counts)
      expect(Object.values(causes).reduce((sum, number) => sum + number, 0)).toBeGreaterThanOrEqual(queries - alike);
  });
});
