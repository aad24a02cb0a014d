import { chunksOf, normalise, partsOf } from './words';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** How the modal and the search page find marked words; both put the text in as HTML. */
const mark = (text: string) => `<mark>${escapeHtml(text)}</mark>`;

/**
 * Tells whether a text without spaces holds a word that a query asks for, as far as a reader would see it. Each answer
 * is kept: the results of one query have most words in common.
 */
export function createMatcher(query: string): (text: string) => boolean {
  const wanted = chunksOf(query)
    .flatMap((piece) => [normalise(piece), ...partsOf(piece).map(normalise)])
    .filter((word, at, all) => (word.length > 1 || all.length === 1) && all.indexOf(word) === at);
  const starts = [...wanted, normalise(chunksOf(query).join(''))].filter(Boolean);
  // Most words have nothing of the query, which is cheaper to see than to take them apart.
  const letters = starts.map((start) => start.slice(0, 3));
  const isWanted = (piece: string) =>
    [normalise(piece), ...partsOf(piece).map(normalise)].some((word) => starts.some((start) => word.startsWith(start)));
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const lower = text.toLowerCase();
    const matches = letters.some((start) => lower.includes(start)) && chunksOf(text).some(isWanted);
    known.set(text, matches);
    return matches;
  };
}

/**
 * Text as HTML with the words of the query marked.
 * @example highlight('Limit <groups>', createMatcher('group')) // Limit &lt;<mark>groups</mark>&gt;
 */
export const highlight = (text: string, matches: (text: string) => boolean): string =>
  text
    .split(/([\p{L}\p{N}_$]+)/u)
    .map((part, at) => (at % 2 === 1 && matches(part) ? mark(part) : escapeHtml(part)))
    .join('');

/**
 * The words around the place in a text that has most of the query, as HTML; its first words if it has nothing of it.
 * @param length number of words
 */
export function snippet(text: string, matches: (text: string) => boolean, length = 18): string {
  const words = text.split(' ');
  const hits = words.map((word) => Number(matches(word)));
  let best = { start: 0, count: 0 };
  let count = 0;
  hits.forEach((hit, at) => {
    count += hit - (hits[at - length] ?? 0);
    if (count > best.count) best = { start: Math.max(0, at - length + 1), count };
  });
  // A few words ahead of the first hit, so that it can be understood.
  const first = best.count > 0 ? hits.indexOf(1, best.start) : 0;
  const start = Math.max(0, Math.min(first - 4, words.length - length));
  const shown = highlight(words.slice(start, start + length).join(' '), matches);
  return `${start > 0 ? '… ' : ''}${shown}${start + length < words.length ? ' …' : ''}`;
}
