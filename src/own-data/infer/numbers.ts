const numeric = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** `+491701234567` calls somebody: as a number it would lose its plus. `+1.5` and `+120` are changes of something. */
const telephone = /^\+\d{7,}$/;

/** The number that a text says without losing a digit; `007` is none, since it is a code, nor is a telephone number. */
export function numberIn(text: string): number | undefined {
  if (!numeric.test(text) || telephone.test(text)) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) return undefined;
  // Also of a fraction that JavaScript makes a whole number of, or nothing.
  return (text.length <= mostDigits && !/e/i.test(text)) || keepsDigits(text)
    ? // Without the sign of minus zero, which no engine tells from zero.
      number + 0
    : undefined;
}

/** Digits of a number that JavaScript keeps, whatever they are. */
const mostDigits = 15;

/** The digits of a number that count, whichever way it is written. */
const digitsOf = (number: string) =>
  number
    .replace(/[eE].*/, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');

/** Whether JavaScript keeps every digit of a number. */
export function keepsDigits(written: string): boolean {
  const number = Number(written);
  return Number.isFinite(number) && digitsOf(String(number)) === digitsOf(written);
}

const powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/**
 * The number of a text that is exactly what JavaScript writes of it, such as `-12.5` and not `12.50`: with 15 digits at most, 6
 * of them behind the point. Millions of cells go through this.
 */
export function plainNumber(text: string): number | undefined {
  const { length } = text;
  const start = text.charCodeAt(0) === 45 ? 1 : 0;
  if (length - start > 16 || length === start) return undefined;
  let digits = 0;
  let behind = -1;
  let code = 0;
  for (let at = start; at < length; at += 1) {
    code = text.charCodeAt(at);
    if (code === 46 && behind < 0 && at > start) behind = 0;
    else if (code < 48 || code > 57) return undefined;
    else {
      digits = digits * 10 + code - 48;
      if (behind >= 0) behind += 1;
    }
  }
  const isPadded = text.charCodeAt(start) === 48 && length - start > 1 && text.charCodeAt(start + 1) !== 46;
  if (isPadded || behind === 0 || behind > 6 || (behind > 0 && code === 48) || digits > 999_999_999_999_999)
    return undefined;
  // Minus zero, which is written as 0.
  if (start === 1 && digits === 0) return undefined;
  // Both are exact, so that the quotient is the number that is nearest to the text.
  const number = behind > 0 ? digits / (powers[behind] as number) : digits;
  return start === 1 ? -number : number;
}

/** What separates the decimals of a number: `1.234,56` has a comma, `1,234.56` a point. */
export type NumberStyle = 'comma' | 'point';

/** A number whose thousands are separated, always by the same, or one whose decimals are; spreadsheets know three blanks. */
const written = (separators: string, decimal: string) =>
  new RegExp(
    `^[+-]?(?:[1-9]\\d{0,2}(?:([${separators}])\\d{3})(?:\\1\\d{3})*(?:${decimal}\\d+)?|(?:0|[1-9]\\d*)${decimal}\\d+)$`,
  );
const styles: Record<NumberStyle, RegExp> = {
  comma: written('. \\u00a0\\u202f', ','),
  point: written(",'’ \\u00a0\\u202f", '\\.'),
};
const separators = { comma: /[. \u00a0\u202f]/g, point: /[,'’ \u00a0\u202f]/g };

/** What a number with separators says of its style, `1,234`, `1 234` and `1.234.567` being of either; nothing if a text is no such number. */
export function styleIn(text: string): NumberStyle | 'either' | undefined {
  // A plain number is none: what it says is known, also if JavaScript has no such number.
  if (numeric.test(text)) return undefined;
  const isComma = figureIn(text, 'comma') !== undefined;
  const isPoint = figureIn(text, 'point') !== undefined;
  // `192.168.100.101` is no number, although it looks like one of a column whose decimals have a comma.
  if (isComma && (isPoint || !text.includes(','))) return 'either';
  return isComma ? 'comma' : isPoint ? 'point' : undefined;
}

/**
 * The number that a text with separators says without losing a digit; nothing if it is none of that style.
 * @param style what separates the decimals in the column
 */
export function figureIn(text: string, style: NumberStyle): number | undefined {
  if (!styles[style].test(text)) return undefined;
  const digits = text.replace(separators[style], '');
  return numberIn(digits.replace(',', '.'));
}

/**
 * The style of the numbers of a column: what some of them show, unless others show the other one. A plain `2.5` has a point,
 * and `1.234` is of either.
 * @param shown how many show each
 */
export const styleOf = ({ comma, point }: Record<NumberStyle, number>): NumberStyle | undefined =>
  comma > 0 === point > 0 ? undefined : comma > 0 ? 'comma' : 'point';

/** A plain number that a column whose decimals have a comma writes for thousands. */
const thousands = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Whether a plain number shows that its column has decimals behind a point; `1.234` may be a thousand and more. */
export const hasPoint = (text: string): boolean =>
  text.includes('.') && !(text.charCodeAt(text.length - 4) === 46 && thousands.test(text));

/** The number that a plain one is in a column whose decimals have a comma: `1.234` has been read as one and a bit. */
export const withoutPoint = (value: number): number => (Number.isInteger(value) ? value : Math.round(value * 1000));

const unit = /^([+-]?)\p{Sc}[ \u00a0\u202f]?(?=\d)|(?<=\d)[ \u00a0\u202f]?[\p{Sc}%‰]$/u;

/** A negative number as bookkeepers write it. */
export const inBrackets = /^\(([^()+-]*\d[^()+-]*)\)$/;

/**
 * A text without its sign of a currency or of a share, such as `1.234,50` of `1.234,50 €`, and with a minus for brackets around
 * it; nothing if it has none of these.
 */
export function withoutUnit(text: string): string | undefined {
  const rest = text.replace(inBrackets, '-$1').replace(unit, '$1');
  return rest === text ? undefined : rest;
}
