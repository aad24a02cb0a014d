const number = new Intl.NumberFormat('en-US');

/** A number of rows in words, `3,201 rows`. */
export const rowCount = (count: number) => `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`;
