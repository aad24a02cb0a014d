import type { Cell } from '../dataset/table';
import type { DataSet } from './DataSet';
import type { Choice } from './read/Reader';
import type { Read, ReadProgress } from './read/readInput';

/** What the page asks a worker: to read this. */
export type ReadRequest = { blob: Blob; name: string; choice?: Choice };

/**
 * What a worker tells the page, in the order in which it comes; the last is the set or why there is none. Cells of a large table
 * come ahead of it in parts, of which the page can take one between two frames, and say how many there are in all.
 */
export type ReadReport =
  | { progress: ReadProgress }
  | { firstRows: DataSet }
  | { cells: Cell[]; column: number; of: number }
  | { read: Read }
  | { failed: string };
