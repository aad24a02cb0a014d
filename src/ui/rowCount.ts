import { counted } from '@site/src/dataset/countInWords';

/** A number of rows in words, `3,201 rows`. */
export const rowCount = (count: number) => counted(count, 'row');
