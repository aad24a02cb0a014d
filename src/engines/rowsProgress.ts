import type { Progress } from '../loading/fetchBytes';

/** How far the rows of a table have come: they are sent, and then inserted, so that each counts twice. */
export const rowsProgress = (done: number, rows: number): Progress => ({ loaded: done, total: 2 * rows, unit: 'rows' });
