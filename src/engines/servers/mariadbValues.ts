import type { Cell } from '../../dataset/table';

/** What is lower than every date: the value of a text or number that is none. */
const zero = '0000-00-00';

/** The number that a text begins with, or 0. */
export const numberOf = (cell: Exclude<Cell, null>): number =>
  typeof cell === 'string'
    ? Number(/^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i.exec(cell)?.[1] ?? 0)
    : Number(cell);

/** A text or number as MariaDB reads a date: what stands between three numbers is no matter, nor what stands behind. */
export const dateOf = (cell: Exclude<Cell, null>): string =>
  typeof cell === 'string' ? dateOfText(cell) : dateOfNumber(Number(cell));

function dateOfText(text: string): string {
  const digits = /^\s*(\d{8}|\d{6})(?:[^\d]|$)/.exec(text)?.[1];
  if (digits) return dateOfNumber(Number(digits));
  const [, year = '', month, day] = /^\s*(\d{1,4})[!-/:-@[-`{-~]+(\d{1,2})[!-/:-@[-`{-~]+(\d{1,2})/.exec(text) ?? [];
  if (!year) return zero;
  const century = year.length !== 2 ? 0 : Number(year) < 70 ? 2000 : 1900;
  return dateFrom(century + Number(year), Number(month), Number(day));
}

/** 19991231, 991231 and with a time behind, as 19991231235959. */
function dateOfNumber(value: number): string {
  const number = Math.trunc(value);
  const withCentury = (limit: number, unit: number) =>
    number < 101 * unit || number > limit
      ? undefined
      : number <= 691231 * unit + (unit - 1)
        ? number + 20000000 * unit
        : number >= 700101 * unit
          ? number + 19000000 * unit
          : undefined;
  if (number <= 991231) return ofDigits(withCentury(991231, 1));
  if (number < 10000101) return zero;
  if (number <= 99991231) return ofDigits(number);
  if (number < 101000000) return zero;
  const whole = number <= 991231235959 ? withCentury(991231235959, 1_000_000) : number;
  if (whole === undefined || whole > 99991231235959) return zero;
  const time = String(whole % 1_000_000).padStart(6, '0');
  const isTime = Number(time.slice(0, 2)) < 24 && Number(time.slice(2, 4)) < 60 && Number(time.slice(4)) < 60;
  const date = ofDigits(Math.trunc(whole / 1_000_000));
  return !isTime || date === zero ? zero : Number(time) === 0 ? date : `${date} ${time}`;
}

const ofDigits = (number: number | undefined): string =>
  number === undefined ? zero : dateFrom(Math.trunc(number / 10000), Math.trunc(number / 100) % 100, number % 100);

function dateFrom(year: number, month: number, day: number): string {
  const last = month === 0 ? 31 : new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  if (month > 12 || day > last) return zero;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

const escapes: Record<string, string> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' };

/**
 * What a text stands for that an export puts between single quotes and of which it doubles these alone.
 * @returns nothing if it does not end where it should
 */
export function unescaped(text: string): string | undefined {
  const source = text.replaceAll("'", "''");
  let value = '';
  for (let i = 0; i < source.length; i++) {
    const [character = '', next] = [source[i], source[i + 1]];
    if (character === "'") {
      if (next !== "'") return undefined;
      i += 1;
      value += "'";
    } else if (character === '\\') {
      if (next === undefined) return undefined;
      i += 1;
      value += next === '%' || next === '_' ? `\\${next}` : (escapes[next] ?? next);
    } else value += character;
  }
  return value;
}
