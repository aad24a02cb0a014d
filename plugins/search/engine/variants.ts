import words from '../synonyms/words.json' with { type: 'json' };
import { normalise, partsOf } from './words';

const synonyms = new Map(
  Object.entries(words).flatMap(([own, theirs]) => own.split(' ').map((word) => [word, theirs.split(' ')] as const)),
);

/** What a word stands for in the docs, if they have another word for it. */
export const meaningsOf = (word: string): string[] => synonyms.get(word) ?? [];

/** Endings that differ between the word of a question and that of its answer: validate, validator, validation. */
const ending = /^(.{4,}?)(?:ations?|ions?|ings?|ed|ers?|ors?|e)$/;

/** What a typed piece may stand for, beside the piece itself. */
export type Variants = { word: string; parts: string[]; others: string[] };

/** Itself as one word, the parts of a name, its synonyms and the stems of all. */
export function variantsOf(piece: string): Variants {
  const parts = partsOf(piece).map(normalise);
  const word = normalise(partsOf(piece).join(''));
  const meanings = meaningsOf(word);
  const stems = [word, ...meanings].flatMap((each) => ending.exec(each)?.[1] ?? []);
  return { word, parts: parts.length > 1 ? parts : [], others: [...stems, ...meanings] };
}

/** Each word that swapping two neighbours gives: the slip that counts as two changes otherwise. */
export const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Each way to take a word apart in two: `datepicker` → date, picker. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)]);
