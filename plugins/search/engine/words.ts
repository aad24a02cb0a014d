/** A piece of text without spaces and signs, such as `showCloneButtons` or `parameterized_named`. */
const chunk = /[\p{L}\p{N}_$]+/gu;

/** The pieces that a text or a query is made of, in order. */
export const chunksOf = (text: string): string[] => text.match(chunk) ?? [];

/** What a name is put together from: `parseMongoDB` → parse, Mongo, DB. */
export const partsOf = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_]+/)
    .filter(Boolean);

/** Lower case and singular, so that `Operators` finds `operator`. */
export function normalise(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 3 || !lower.endsWith('s') || /(ss|us|is|js)$/.test(lower)) return lower;
  if (/.ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  return lower.slice(0, /(ss|x|ch|sh)es$/.test(lower) ? -2 : -1);
}

/** Words of pieces met before: a site repeats each of them many times, and indexing is mostly taking them apart. */
const taken = new Map<string, string[]>();

function wordsOfPiece(piece: string): string[] {
  const before = taken.get(piece);
  if (before) return before;
  const parts = partsOf(piece);
  const words = (parts.length > 1 ? [parts.join(''), ...parts] : [piece]).map(normalise);
  taken.set(piece, words);
  return words;
}

/**
 * Words under which a text is found: each piece and its parts.
 * @example wordsOf('parseMongoDB here') // parsemongodb, parse, mongo, db, here
 */
export const wordsOf = (text: string): string[] => chunksOf(text).flatMap(wordsOfPiece);

/**
 * Words under which a heading is found. Besides its words these are its ends without spaces, because names are typed
 * like that: `showCloneButtons` is found by `clonebutton`, "Drag and drop" by `draganddrop`.
 */
export function headingWordsOf(heading: string): string[] {
  const words = chunksOf(heading).flatMap(partsOf);
  const ends = words.slice(0, -1).map((_, start) => normalise(words.slice(start).join('')));
  return [...new Set([...wordsOf(heading), ...ends])];
}

/** A text as one word: `show clone buttons` and `showCloneButtons` are the same. */
export const compact = (text: string): string => normalise(chunksOf(text).flatMap(partsOf).join(''));

const filling = new Set(
  'a an and are as at be by can do does for from how i in is it its my no not of on or so that the this to what when where why with you your change make use using want need'.split(
    ' ',
  ),
);

/** Words that questions are full of; they count for little beside others. */
export const isFilling = (word: string): boolean => filling.has(word.toLowerCase());
