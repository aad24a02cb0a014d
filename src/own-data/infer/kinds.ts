import { isoDate, orderIn, withoutTime } from './dates';
import { numberIn, styleIn } from './numbers';

/** A cell as a reader found it. Texts of CSV that are numbers as JavaScript writes them are numbers already. */
export type Raw = string | number | boolean | null | readonly unknown[];

/**
 * What a cell can be taken for: `figure` is a number with separators, such as `1.234,56`, `slashed` a date that could be two, `time`
 * one with a time, `missing` a word for nothing, or a text of nothing.
 */
export type Kind = 'number' | 'figure' | 'boolean' | 'date' | 'slashed' | 'time' | 'list' | 'missing' | 'text';

const booleans = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['ja', true],
  ['nein', false],
  ['nee', false],
  ['oui', true],
  ['non', false],
  ['sí', true],
]);
/** What programs write into a cell without a value. */
const missing = new Set(['null', 'na', 'n/a', '#n/a', 'nan', 'none', 'nil', '-', '\\n']);

/** `true`, `false`, `yes` or `no`, also in German, Dutch, French and Spanish, in letters of any case. */
export const booleanIn = (text: string): boolean | undefined =>
  text.length < 6 ? booleans.get(text.toLowerCase()) : undefined;

/** The items of a list that is written as JSON. */
export function listIn(text: string): readonly unknown[] | undefined {
  if (!text.startsWith('[') || !text.endsWith(']')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every((item) => typeof item !== 'object') ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The time of a date that a program wrote as a moment. */
const midnight = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?$/;

/** What the text of a cell can be taken for. */
export function kindOf(given: string): Kind {
  const text = given.trim();
  if (text === '') return 'missing';
  if (text.length > 40) return listIn(text) ? 'list' : 'text';
  // The most frequent kinds first: millions of cells may come here.
  if (text.length === 10 && text.charCodeAt(4) === 45 && isoDate(text)) return 'date';
  if (numberIn(text) !== undefined) return 'number';
  if (booleanIn(text) !== undefined) return 'boolean';
  if (missing.has(text.toLowerCase())) return 'missing';
  if (text.startsWith('[')) return listIn(text) ? 'list' : 'text';
  // Every date ends in a digit, or in the time zone of its time.
  if (!/\d/.test(text)) return 'text';
  if (orderIn(text)) return 'slashed';
  if (styleIn(text)) return 'figure';
  if (isoDate(text)) return 'date';
  const date = withoutTime(text);
  if (date !== undefined && midnight.test(text) && isoDate(date)) return 'date';
  return date !== undefined && (orderIn(date) || isoDate(date)) ? 'time' : 'text';
}
