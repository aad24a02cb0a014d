import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../records';
import { search } from './search';

const record = (lvl1: string, lvl2: string | null = null, tag = 'docs-default-5'): SearchRecord => ({
  objectID: `${tag}${lvl1}${lvl2}`,
  url: `/docs/x#${lvl2}`,
  type: lvl2 ? 'lvl2' : 'lvl1',
  hierarchy: { lvl0: 'Documentation', lvl1, lvl2, lvl3: null },
  language: 'en',
  version: '5',
  docusaurus_tag: tag,
});
const records = [
  record('QueryBuilder', 'showNotToggle'),
  record('QueryBuilder'),
  record('Common mistakes', 'Focus & <input>'),
  record('QueryBuilder', null, 'docs-default-4'),
];
const titles = (query: string) =>
  search(records, { query }).hits.map((hit) => hit.hierarchy.lvl2 ?? hit.hierarchy.lvl1);

describe('search', () => {
  it.each(['showNotToggle', 'shownottoggle', 'show not toggle', 'nottog'])('finds a prop typed as %s', (query) => {
    expect(titles(query)[0]).toBe('showNotToggle');
  });
  it('keeps to the docs tag and language that the filters name', () => {
    const { hits } = search(records, {
      query: 'query',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-4']],
    });
    expect(hits.map((hit) => hit.docusaurus_tag)).toEqual(['docs-default-4']);
  });
  it('marks matches and escapes everything else', () => {
    expect(search(records, { query: 'focus' }).hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe(
      '<mark class="algolia-docsearch-suggestion--highlight">Focus</mark> &amp; &lt;input&gt;',
    );
  });
  it('answers any text without throwing, page by page', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (query, page) => {
        const { hits, nbHits } = search(records, { query, page, hitsPerPage: 2 });
        expect(hits.length).toBeLessThanOrEqual(Math.min(2, nbHits));
      }),
    );
  });
});
