import type { SchemaElement } from 'hyparquet';
import { hexOf } from './items';

/**
 * A value that is none of JavaScript's own, by a text: `digits` of a number, of which JavaScript would lose some, a text of `json`,
 * `bytes` that are no text, as hexadecimal digits, or what is `unreadable`, such as a day at the end of time, as it is called.
 */
export class Special {
  constructor(
    readonly kind: 'digits' | 'json' | 'bytes' | 'unreadable',
    readonly text: string,
  ) {}
}

export type LeafValue = string | number | boolean | Special;

const dateOf = (time: number) => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Special('unreadable', 'date') : date.toISOString();
};

const dayMilliseconds = 86_400_000;
const dayOf = (days: number) => {
  const date = dateOf(days * dayMilliseconds);
  // Years before 0 and after 9999 have six digits and a sign.
  return typeof date === 'string' ? date.slice(0, date.indexOf('T')) : date;
};

/** Digits behind the third of a second, in groups of three, without those that are zero. */
const behind = (rest: bigint, digits: number) =>
  rest > 0n
    ? String(rest)
        .padStart(digits - 3, '0')
        .replace(/(000)+$/, '')
    : '';

/**
 * A time as a text, with all digits that a file has.
 * @param time since 1970
 * @param digits of a second that it counts: 6 for microseconds
 * @param zone what stands behind it: `Z`, or nothing of a time that is of no time zone
 */
function instantOf(time: bigint, digits: number, zone: string) {
  const unit = 10n ** BigInt(digits - 3);
  const rest = ((time % unit) + unit) % unit;
  const text = dateOf(Number((time - rest) / unit));
  return typeof text === 'string' ? text.replace('Z', behind(rest, digits) + zone) : text;
}

/** A time of day, such as `12:30:00.000001`. */
function timeOfDay(time: bigint, digits: number) {
  const unit = 10n ** BigInt(digits);
  const two = (part: bigint) => String(part).padStart(2, '0');
  const seconds = time / unit;
  const fraction = String(time % unit)
    .padStart(digits, '0')
    .replace(/(000)+$/, '');
  const text = `${two(seconds / 3600n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`;
  return fraction ? `${text}.${fraction}` : text;
}

/** A length of time in the words of ISO 8601, from its months, days and milliseconds. */
function durationOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [months, days, milliseconds] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number];
  return `P${months}M${days}DT${milliseconds / 1000}S`;
}

// A mark at the beginning is a part of the text: it is one cell, and no file.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\0-\x08\x0e-\x1f\x7f]/;

/**
 * The text that bytes are; what is none, its bytes.
 * @param isText whether the file says that they are one
 */
function textOf(bytes: Uint8Array, isText: boolean): string | Special {
  try {
    const text = utf8.decode(bytes);
    if (isText || !control.test(text)) return text;
  } catch {
    // They are in another encoding, or no text.
  }
  return new Special('bytes', `0x${hexOf(bytes)}`);
}

/** A signed number of any length, its highest byte first. */
const integerOf = (bytes: Uint8Array) => BigInt.asIntN(bytes.length * 8, BigInt(`0x${hexOf(bytes) || '0'}`));

/** The digits of a decimal, from the whole number that a file has in its place. */
function decimalOf(value: Uint8Array | bigint | number, scale: number) {
  const whole = value instanceof Uint8Array ? integerOf(value) : BigInt(value);
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  const [before, after] = [digits.slice(0, digits.length - scale), digits.slice(digits.length - scale)];
  return new Special('digits', `${whole < 0n ? '-' : ''}${before}${scale ? `.${after}` : ''}`);
}

/** JavaScript has these in no text of JSON, and no engine's table has them. */
const numberOf = (value: number) => (Number.isFinite(value) ? value : String(value));
const wholeOf = (value: bigint) => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : new Special('digits', String(value));
};

/** Different values of a column that are kept. */
const mostKnown = 10_000;
const digitsOfUnit = { MILLIS: 3, MICROS: 6, NANOS: 9 };

/** How values of a type, as a file has them, become values that a table can have. */
export function leafReader(element: SchemaElement): (raw: never) => LeafValue {
  const { type, converted_type: converted, logical_type: logical, scale = 0 } = element;
  const is = (...names: string[]) => names.includes(logical?.type ?? '') || names.includes(converted ?? '');
  if (is('DECIMAL')) return (raw: bigint) => decimalOf(raw, scale);
  if (is('DATE')) return dayOf;
  if (logical?.type === 'TIME' || converted?.startsWith('TIME_')) {
    const unit = logical?.type === 'TIME' ? logical.unit : converted === 'TIME_MILLIS' ? 'MILLIS' : 'MICROS';
    return (raw: bigint | number) => timeOfDay(BigInt(raw), digitsOfUnit[unit]);
  }
  if (logical?.type === 'TIMESTAMP' || converted?.startsWith('TIMESTAMP_')) {
    const unit = logical?.type === 'TIMESTAMP' ? logical.unit : converted === 'TIMESTAMP_MILLIS' ? 'MILLIS' : 'MICROS';
    const zone = logical?.type === 'TIMESTAMP' && !logical.isAdjustedToUTC ? '' : 'Z';
    return (raw: bigint | number) => instantOf(BigInt(raw), digitsOfUnit[unit], zone);
  }
  if (type === 'INT96') return (raw: bigint) => instantOf(raw, 9, 'Z');
  if (is('JSON'))
    return (raw: Uint8Array) => {
      const text = textOf(raw, true);
      return typeof text === 'string' ? new Special('json', text) : text;
    };
  if (is('UUID')) return (raw: string) => raw;
  if (is('INTERVAL')) return durationOf;
  if (type === 'INT64') {
    const isUnsigned = is('UINT_64') || (logical?.type === 'INTEGER' && !logical.isSigned);
    return (raw: bigint) => wholeOf(isUnsigned ? BigInt.asUintN(64, raw) : raw);
  }
  if (type === 'INT32') {
    const isUnsigned = is('UINT_32') || (logical?.type === 'INTEGER' && logical.bitWidth === 32 && !logical.isSigned);
    return (raw: number) => (isUnsigned ? raw >>> 0 : raw);
  }
  if (type === 'FLOAT' || type === 'DOUBLE' || is('FLOAT16')) return numberOf;
  if (type === 'BOOLEAN') return (raw: boolean) => raw;
  const isText = is('UTF8', 'STRING', 'ENUM');
  // Values of a dictionary are the same bytes each time.
  const known = new Map<Uint8Array, string | Special>();
  return (raw: Uint8Array) => {
    const before = known.get(raw);
    if (before !== undefined) return before;
    const text = textOf(raw, isText);
    if (known.size < mostKnown) known.set(raw, text);
    return text;
  };
}
