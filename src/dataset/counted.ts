const number = new Intl.NumberFormat('en-US');

/**
 * A number of things in words: `1 row`, `3,201 rows`.
 * @param one what one of them is called
 * @param many what several are called, if that is not `one` with an s
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;
