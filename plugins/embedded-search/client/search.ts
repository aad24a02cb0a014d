import type { SearchRecord } from '../records';

/** The part of a search request that the modal and the search page send. */
export type SearchQuery = {
  query?: string;
  facetFilters?: string | (string | string[])[];
  page?: number;
  hitsPerPage?: number;
};

const words = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const title = ({ hierarchy: { lvl1, lvl2, lvl3 } }: SearchRecord) => lvl3 ?? lvl2 ?? lvl1;

/** Facet filters as the protocol has them: an outer "and" of inner "or"s, each `facet:value`. */
function passes(record: SearchRecord, filters: SearchQuery['facetFilters']): boolean {
  return [filters ?? []].flat().every((any) =>
    [any].flat().some((filter) => {
      const [facet, value] = filter.split(':');
      return record[facet as 'version'] === value;
    }),
  );
}

/** Higher is better; 0 when a word of the query begins no word of the record. */
function score(record: SearchRecord, query: string): number {
  const wanted = words(query);
  const own = title(record);
  const all = words([record.hierarchy.lvl1, record.hierarchy.lvl2, record.hierarchy.lvl3].filter(Boolean).join(' '));
  // A name typed without its capitals or spaces (`shownottoggle`) is one long word.
  const joined = words(own).join('');
  const compact = wanted.join('');
  if (joined.startsWith(compact)) return joined === compact ? 4 : 3;
  if (!wanted.every((word) => all.some((candidate) => candidate.startsWith(word))))
    return joined.includes(compact) && compact.length > 3 ? 1 : 0;
  return wanted.every((word) => words(own).some((candidate) => candidate.startsWith(word))) ? 2.5 : 1.5;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Text as HTML with the words of the query marked; the modal and the search page insert it as HTML. */
function highlight(text: string, query: string): string {
  const wanted = words(query);
  return text
    .split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)
    .map((part) =>
      wanted.some((word) => part.toLowerCase().startsWith(word))
        ? `<mark class="algolia-docsearch-suggestion--highlight">${escapeHtml(part)}</mark>`
        : escapeHtml(part),
    )
    .join('');
}

/** Answers one request of the search protocol from records. Pure; the fetching stands in liteClient.ts. */
export function search(records: SearchRecord[], { query = '', facetFilters, page = 0, hitsPerPage = 20 }: SearchQuery) {
  const found = query.trim()
    ? records
        .filter((record) => passes(record, facetFilters))
        .map((record) => ({ record, score: score(record, query) }))
        .filter((match) => match.score > 0)
        .sort((a, b) => b.score - a.score || a.record.type.localeCompare(b.record.type))
    : [];
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record }) => {
    const hierarchy = Object.fromEntries(
      Object.entries(record.hierarchy).flatMap(([level, text]) =>
        text ? [[level, { value: highlight(text, query), matchLevel: 'full', matchedWords: [] }]] : [],
      ),
    );
    return {
      ...record,
      content: null,
      anchor: record.url.split('#')[1] ?? null,
      _highlightResult: { hierarchy },
      _snippetResult: { hierarchy },
    };
  });
  return {
    hits,
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    facets: {},
  };
}
