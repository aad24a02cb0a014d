/**
 * A whole number below 10^21 with its thousands apart: `3,201`. The browser has `Intl.NumberFormat` for it; the first thing
 * of `Intl` that a page makes keeps a phone busy for 43 ms, and the demo shows a number before anything else.
 */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A number of things in words: `1 row`, `3,201 rows`.
 * @param one what one of them is called
 * @param many what several are called, if that is not `one` with an s
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
