import type { Context } from '../model/EngineModel';
import { ordered } from '../model/meaning';
import { type Comparison, type Verdict, verdict } from '../model/verdict';
import { isOn } from './causes';

/** How a server compares texts, in JavaScript: what `compare/` finds equal to the servers. */
export type Collation = {
  /** Negative, 0 or positive. */
  compare(a: string, b: string): number;
  /** A character as LIKE compares it. */
  fold(character: string): string;
  /** Whether spaces at the end do not count. */
  pads?: true;
  /** Whether LIKE is an error. */
  refusesLike?: true;
};

const same = (character: string) => character;

/** Code points in their order, which is not that of JavaScript above U+FFFF. */
export function byCodePoint(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, i) => character !== right[i]);
  if (at < 0) return left.length - right.length;
  const other = right[at];
  return other === undefined ? 1 : Number(left[at]?.codePointAt(0)) - Number(other.codePointAt(0));
}

/** Both texts with spaces behind the shorter one. */
function padded(a: string, b: string): [string, string] {
  const length = Math.max(a.length, b.length);
  return [a.padEnd(length), b.padEnd(length)];
}

/** The letter without accent, as a capital: what utf8mb4_general_ci makes of a character. */
function general(character: string): string {
  if (character === 'ß') return 'S';
  const base = [...character.normalize('NFD')][0] ?? character;
  const capital = base.toUpperCase();
  return [...capital].length === 1 ? capital : base;
}
const generalText = (text: string) => [...text].map(general).join('');

const unicode4 = (text: string) => text.replaceAll('^', '\u203e');
/** The same, where ³ is a 3. */
const compatible = (character: string) => general(character.normalize('NFKD'));

const root = new Intl.Collator('en-u-co-standard', { sensitivity: 'variant' });
const english = new Intl.Collator('en', { sensitivity: 'variant' });
const swedish = new Intl.Collator('sv', { sensitivity: 'variant' });
const accents = new Intl.Collator('en-u-co-standard', { sensitivity: 'accent' });
// MariaDB has the order of Unicode 4, where ^ stands between the spaces and the low line, as the overline does today.
const letters = new Intl.Collator('en-u-co-standard', { sensitivity: 'base' });

export const collations = {
  /** PostgreSQL's "C". */
  C: { compare: byCodePoint, fold: same },
  /** PostgreSQL's "und-x-icu": Unicode's order; texts are equal only if all their bytes are. */
  'und-x-icu': { compare: (a, b) => root.compare(a, b) || byCodePoint(a, b), fold: same },
  'en-x-icu': { compare: (a, b) => english.compare(a, b) || byCodePoint(a, b), fold: same },
  'sv-x-icu': { compare: (a, b) => swedish.compare(a, b) || byCodePoint(a, b), fold: same },
  /** One of PostgreSQL that is made with `deterministic = false`, and takes no notice of capitals. */
  'ignore-case': { compare: (a, b) => accents.compare(a, b), fold: same, refusesLike: true },
  utf8mb4_bin: { compare: (a, b) => byCodePoint(...padded(a, b)), fold: same, pads: true },
  utf8mb4_general_ci: {
    compare: (a, b) => byCodePoint(...(padded(a, b).map(generalText) as [string, string])),
    fold: general,
    pads: true,
  },
  utf8mb4_unicode_ci: {
    compare: (a, b) => letters.compare(...(padded(a, b).map(unicode4) as [string, string])),
    fold: compatible,
    pads: true,
  },
} as const satisfies Record<string, Collation>;

/** Compares two texts by a collation, as far as the switches of a server are on. */
export function compareTexts({ compare }: Collation, operator: Comparison, a: string, b: string, on: Context): Verdict {
  const collated = compare(a, b);
  const isSame = isOn(on, 'collation-equality') ? collated === 0 : a === b;
  if (operator === '=' || operator === '!=') return verdict(isSame === (operator === '='));
  if (isSame) return verdict(operator.endsWith('='));
  if (!isOn(on, 'collation-order') || collated === 0) return verdict(ordered(operator, a, b));
  return verdict(ordered(operator, collated, 0));
}

export type CollationName = keyof typeof collations;
