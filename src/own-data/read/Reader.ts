import type { DataField } from '../DataSet';
import type { Problems } from '../problems';
import type { TableBuilder } from './tableBuilder';

/** What a reader of rows reads from, and what it tells. */
export type Reading = {
  blob: Blob;
  /** The beginning of the text; of a binary file, nothing of use. */
  head: string;
  problems: Problems;
  /** Told how many bytes have been read. */
  onBytes: (bytes: number) => void;
};

/** What a format is read by. A `VisitorError` that it throws is for the visitor: nothing could be read. */
export type Reader =
  | { gives: 'rows'; read: (reading: Reading, table: TableBuilder) => Promise<void> }
  | { gives: 'fields'; read: (text: string, problems: Problems) => DataField[] };
