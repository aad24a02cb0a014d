import { normalise, partsOf } from './words';

/** Words of readers for what the docs call otherwise. */
const synonyms: Record<string, string[]> = {
  dropdown: ['list', 'select'],
  delete: ['remove'],
  readonly: ['disable', 'lock'],
  depth: ['nest', 'level'],
};

/** Endings that differ between the word of a question and that of its answer: validate, validator, validation. */
const ending = /^(.{4,}?)(?:ations?|ions?|ings?|ed|ers?|ors?|e)$/;

/** What a typed piece may stand for, beside the piece itself. */
export type Variants = { word: string; parts: string[]; others: string[] };

/** Itself as one word, the parts of a name, its stem and its synonyms. */
export function variantsOf(piece: string): Variants {
  const parts = partsOf(piece).map(normalise);
  const word = normalise(partsOf(piece).join(''));
  const stem = ending.exec(word)?.[1];
  return { word, parts: parts.length > 1 ? parts : [], others: [...(stem ? [stem] : []), ...(synonyms[word] ?? [])] };
}

/** Each word that swapping two neighbours gives: the slip that counts as two changes otherwise. */
export const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
