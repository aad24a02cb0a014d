const numeric = /^\s*[+-]?(\d+|\d*\.\d+|\d+\.\d*)([Ee][+-]?\d+)?\s*$/;

/** Whether a value is a number or a text that the library takes for one. */
export const isNumeric = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && numeric.test(value));

/** Digits with a comma or underline between some of them. */
const digits = String.raw`\d(?:[,_]?\d)*`;
const quantity = new RegExp(
  String.raw`^\s*[-+]?\s*(?:(?=\.?\d)(?:${digits})?(?:\.${digits})?(?:e[-+]?${digits})?|(?:${digits}\s+)?${digits}\s*/\s*${digits})\s*$`,
  'i',
);

/** Whether release 8 takes a text for a number: beside plain ones also 1,000, 5_000, 1/3, 3 1/3 and - 5, but not 8. */
export const isQuantity = (value: unknown): value is string => typeof value === 'string' && quantity.test(value);

/** The number that release 8 reads in such a text. */
export function toNumber(value: unknown): number {
  if (!isQuantity(value)) return Number(value);
  const [whole = '', denominator] = value.replace(/[,_]/g, '').trim().split('/');
  if (denominator === undefined) return Number(whole.replace(/\s/g, ''));
  const [, sign, first = '', second] = /^([-+]?)\s*(\d+)(?:\s+(\d+))?/.exec(whole) ?? [];
  const number = (second ? Number(first) : 0) + Number(second ?? first) / Number(denominator);
  return sign === '-' ? -number : number;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * The values of a list or range as releases 4 and 5 read them: an array, or text with commas, of which `\,` is a comma
 * inside a value. Spaces around values go, and so do empty parts of a text.
 * @param keepEmpty keeps the empty parts of a text
 */
export function listOf(value: unknown, keepEmpty = false): unknown[] {
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'string') return [];
  const parts = value.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim());
  return keepEmpty ? parts : parts.filter(Boolean);
}

/** Whether a release writes a value as a number. Up to release 7 that is any number, in release 8 any quantity. */
export const isWrittenAsNumber =
  (major: number) =>
  (value: unknown): value is string | number =>
    major < 8 ? isNumeric(value) : typeof value === 'number' || isQuantity(value);
