import type { PackedTable } from '../dataset/packedTable';
import type { Cell } from '../dataset/table';
import type { Progress } from '../loading/fetchBytes';

/**
 * What the page tells a worker: its table, once, and then queries. Cells of a large table come ahead of it in parts, since a copy of
 * the whole would keep the page busy.
 */
export type Request = { cells: Cell[]; column: number } | { table: PackedTable } | { id: number; query: unknown };

/** Rows on which an engine gave an error, and what it said of the first. */
export type Refused = { rows: Uint32Array; message: string };
/** Why a query has no rows: the engine's own words, and the character of the query where it stopped, if it says so. */
export type QueryError = { message: string; position?: number };

/** What became of a query. `rows` are positions in the table, ascending; `took` is the engine's time in milliseconds. */
export type Answer = {
  rows: Uint32Array;
  refused?: Refused;
  error?: QueryError;
  took: number;
  /** How many rows the engine was given, where it was given a sample; `rows` are positions in the whole table. */
  sampled?: number;
};

/** What a worker tells the page: how its start goes or why it failed, the first rows of a query, and the answer to it. */
export type Report =
  | { progress: Progress }
  | { ready: true }
  | { failed: string }
  | { id: number; first: Uint32Array }
  | { id: number; answer: Answer };
