import type { SearchRecord } from '../records';
import type { Engine } from './createEngine';
import { createMatcher, highlight, snippet } from './highlight';

/** The part of a search request that the modal and the search page send. */
export type SearchRequest = {
  indexName?: string;
  query?: string;
  facetFilters?: string | (string | string[])[];
  page?: number;
  hitsPerPage?: number;
};

/** Facet filters as the protocol has them: an outer "and" of inner "or"s, each `facet:value`. */
export const filtersOf = ({ facetFilters = [] }: SearchRequest): string[][] =>
  [facetFilters].flat().map((any) => [any].flat());

const passes = (record: SearchRecord, filters: string[][]) =>
  filters.every((any) =>
    any.some((filter) => {
      const colon = filter.indexOf(':');
      return record[filter.slice(0, colon) as 'version'] === filter.slice(colon + 1);
    }),
  );

/** Answers one request of the search protocol. */
export function answer(engine: Engine, request: SearchRequest) {
  const { query = '', page = 0, hitsPerPage = 20 } = request;
  const filters = filtersOf(request);
  const found = engine.find(query).filter(({ record }) => passes(record, filters));
  const matches = createMatcher(query);
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record }) => toHit(record, matches)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    params: '',
    index: request.indexName,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
  };
}

export type SearchAnswer = ReturnType<typeof answer>;
export type SearchHit = SearchAnswer['hits'][number];

function toHit({ code: _code, ...record }: SearchRecord, matches: (piece: string) => boolean) {
  const marked = (text: string) => ({ value: highlight(text, matches), matchLevel: 'full', matchedWords: [] });
  const hierarchy = Object.fromEntries(
    Object.entries(record.hierarchy).flatMap(([level, text]) => (text ? [[level, marked(text)]] : [])),
  );
  const content = record.content ? { value: snippet(record.content, matches) } : undefined;
  return {
    ...record,
    // A hosted service sends the text only as the piece that matched, too.
    content: null,
    _highlightResult: { hierarchy },
    _snippetResult: { hierarchy, ...(content?.value && { content }) },
  };
}
