import { limits } from '../limits';
import { reserved } from './reserved';

/** Letters that are no Latin letter with a mark. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ð: 'd' };

/**
 * A name for a column that every engine takes and no other column has: letters and digits, since LDAP has no `_`, and no
 * word that a query language has.
 * @param heading what the visitor calls it
 * @param taken names that are given already, in small letters
 * @param position number of the column, counted from 1
 */
export function safeName(heading: string, taken: ReadonlySet<string>, position: number): string {
  const word = heading
    .slice(0, limits.headingLength)
    .replace(/[ßæœøłđþð]/gi, (letter) => spelled[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
    .slice(0, 32);
  const started = /^[A-Za-z]/.test(word) ? word : `column${word || position}`;
  const isFree = (name: string) => !taken.has(name.toLowerCase()) && !reserved.has(name.toLowerCase());
  if (isFree(started)) return started;
  for (let count = 2; ; count += 1) if (isFree(`${started}${count}`)) return `${started}${count}`;
}

/** What a column without a heading is called. */
export const numbered = (position: number) => `Column ${position}`;

/** A heading as a label: one line, not too long. */
export const labelOf = (heading: string, position: number) =>
  heading
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a heading may have them, and a label must not.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g, ' ')
    .trim()
    .slice(0, limits.headingLength) || numbered(position);
