import { VisitorError } from '../../loading/VisitorError';
import type { DataSet } from '../DataSet';
import { type FormatId, formatOf } from '../formats';
import { inferSet } from '../infer/inferSet';
import { firstRows, limits, megabytes } from '../limits';
import { createProblems, type Problem } from '../problems';
import { wholeText } from './decode';
import type { Reader } from './Reader';
import { createTableBuilder } from './tableBuilder';

/** What has been read of what a visitor brought. */
export type Read = {
  set: DataSet;
  format: FormatId;
  /** Rows in the set. */
  rows: number;
  /** What could not be read as it stands; the first of them. */
  problems: readonly Problem[];
  /** How many problems there are in all. */
  problemCount: number;
};

/** How far reading has come. */
export type ReadProgress = { bytes: number; total: number; rows: number };

export type Reports = {
  onProgress?: (progress: ReadProgress) => void;
  /** Told of the set as its first rows look; types may be others once the whole has been read. */
  onFirstRows?: (set: DataSet) => void;
};

/** Milliseconds between two reports of progress. */
const pause = 100;

/**
 * Reads a data set.
 * @param name what it is called: the name of a file
 * @param readers of the formats that can be read here
 * @throws {VisitorError} when there is nothing in it that could be kept
 */
export async function readInput(
  blob: Blob,
  name: string,
  readers: Partial<Record<FormatId, Reader>>,
  { onProgress, onFirstRows }: Reports = {},
): Promise<Read> {
  const problems = createProblems();
  const { format, head, foreign } = await formatOf(blob, name);
  if (foreign) throw new VisitorError(foreign);
  const reader = readers[format.id];
  if (!reader) throw new VisitorError(`${format.name} cannot be read here.`);
  if (blob.size === 0 || (format.id !== 'parquet' && head.trim() === ''))
    throw new VisitorError('There is nothing in it.');
  const title =
    name
      .replace(/\.[^.]+$/, '')
      .trim()
      .slice(0, limits.textLength) || 'Pasted table';

  if (reader.gives === 'fields') {
    if (blob.size > limits.schemaBytes)
      throw new VisitorError(
        `A schema of ${megabytes(blob.size)} is too large: ${megabytes(limits.schemaBytes)} can be read.`,
      );
    const fields = reader.read(await wholeText(blob, problems), problems);
    if (fields.length === 0)
      throw new VisitorError(`No fields were found in this text, which was read as ${format.name}.`);
    const set = { name: title, fields };
    return { set, format: format.id, rows: 0, problems: problems.listed, problemCount: problems.count() };
  }

  let bytes = 0;
  let told = 0;
  const total = blob.size;
  const table = createTableBuilder(problems, (rows) => {
    if (rows === firstRows) tellFirst();
    if (rows % 1000 === 0) tell();
  });
  const tell = () => {
    if (Date.now() - told < pause) return;
    told = Date.now();
    onProgress?.({ bytes, total, rows: table.rows() });
  };
  // What had to be decided is told of the whole.
  const tellFirst = () => {
    const columns = table.columns().map((column) => ({ ...column, cells: column.cells.slice() }));
    onFirstRows?.(inferSet(title, columns, createProblems()));
  };
  await reader.read(
    {
      blob,
      head,
      problems,
      onBytes(read) {
        bytes = read;
        tell();
      },
    },
    table,
  );
  table.end();
  const columns = table.columns();
  if (columns.length === 0) throw new VisitorError(`Nothing that could be read as ${format.name} is in it.`);
  const set = inferSet(title, columns, problems);
  if (table.rows() === 0)
    problems.add({
      message: 'There are headings and no rows: queries can be built with these fields, and select nothing.',
    });
  if (table.rows() < firstRows) onFirstRows?.(set);
  onProgress?.({ bytes: total, total, rows: table.rows() });
  return { set, format: format.id, rows: table.rows(), problems: problems.listed, problemCount: problems.count() };
}
