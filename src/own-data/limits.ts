/** What is read at most of what a visitor brings; what is beyond is left out, and the visitor is told. */
export const limits = {
  /** Bytes of a text that is read piece by piece: CSV, TSV and NDJSON. */
  streamedBytes: 256 * 2 ** 20,
  /** Bytes of a file that has to be in memory as a whole: a JSON array. */
  wholeBytes: 96 * 2 ** 20,
  /** Bytes of a schema. */
  schemaBytes: 2 ** 20,
  /** Cells of a table: 1,000,000 rows of 20 columns. */
  cells: 20_000_000,
  columns: 200,
  /** Characters of a cell, or of a line of JSON; a quoted cell that is longer has lost its closing quotation mark. */
  cellLength: 10_000_000,
  /** Characters of a heading. */
  headingLength: 100,
  /** Characters of a set's name, of a value to choose from, and of a cell that a link carries. */
  textLength: 200,
  /** Problems that are listed; the others are counted. */
  problems: 100,
};

/** Milliseconds between two reports of progress. */
export const progressPause = 100;

/** Rows that are shown before the whole has been read. */
export const firstRows = 100;

/** A number of bytes for a reader, such as `256 MB`. */
export const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MB`;
