let format: Intl.NumberFormat | undefined;

/**
 * A whole number with its thousands apart: `3,201`. A phone is busy for 45 ms with its first formatter, so that none is made
 * before there is a number that needs it.
 */
export function grouped(number: number): string {
  if (Math.abs(number) < 1000) return String(number);
  format ??= new Intl.NumberFormat('en-US');
  return format.format(number);
}

/**
 * A number of things in words: `1 row`, `3,201 rows`.
 * @param one what one of them is called
 * @param many what several are called, if that is not `one` with an s
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
