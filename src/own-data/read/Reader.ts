import type { DataField } from '../DataSet';
import type { Problems } from '../problems';
import type { RowList } from './jsonShapes';
import type { TableBuilder } from './tableBuilder';

/** What a visitor can choose where a reader would guess. */
export type Choice = {
  /** How a text is encoded: a name of `encodings`. */
  encoding?: string | undefined;
  /** Which list of a JSON file has the rows. */
  list?: string;
  /** Names of fields whose cells stay as they are written, which are of no other type than text then. */
  asWritten?: readonly string[];
};

/** What a reader of rows reads from, and what it tells. */
export type Reading = {
  blob: Blob;
  /** The beginning of the text; of a binary file, nothing of use. */
  head: string;
  problems: Problems;
  /** Told how many bytes have been read. */
  onBytes: (bytes: number) => void;
  /** What the visitor chose instead of a guess. */
  choice: Choice;
  /** Told of the lists of a file that the rows can be taken from. */
  onLists: (lists: readonly RowList[]) => void;
};

/** What a format is read by. A `VisitorError` that it throws is for the visitor: nothing could be read. */
export type Reader =
  | { gives: 'rows'; read: (reading: Reading, table: TableBuilder) => Promise<void> }
  | { gives: 'fields'; read: (text: string, problems: Problems) => { fields: DataField[]; query?: unknown } };
