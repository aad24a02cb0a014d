import { VisitorError } from '../../loading/VisitorError';
import type { DataSet } from '../DataSet';
import { type FormatId, formatOf } from '../formats';
import { inferSet } from '../infer/inferSet';
import { firstRows, limits, megabytes, progressPause } from '../limits';
import { createProblems, type Problem, problemText } from '../problems';
import { wholeText } from './decode';
import type { RowList } from './jsonShapes';
import type { Choice, Reader } from './Reader';
import { createTableBuilder } from './tableBuilder';

/** What has been read of what a visitor brought. */
export type Read = {
  set: DataSet;
  format: FormatId;
  /** A query that came with its fields, as data that nobody has checked yet. */
  query?: unknown;
  /** Rows in the set. */
  rows: number;
  /** What could not be read as it stands; the first of them. */
  problems: readonly Problem[];
  /** How many problems there are in all. */
  problemCount: number;
  /** By the name of a field, what a guess changed of the writing of its cells. */
  changes?: Readonly<Record<string, string>>;
  /** Lists that the rows could be taken from, the longest first; few files have any. */
  lists?: readonly RowList[];
};

/** How far reading has come: at the end, what share of the rows the page has taken over. */
export type ReadProgress = { bytes: number; total: number; rows: number; taken?: number };

export type Reports = {
  onProgress?: (progress: ReadProgress) => void;
  /** Told of the set as its first rows look; types may be others once the whole has been read. */
  onFirstRows?: (set: DataSet) => void;
};

const listNeeded = 'An array of objects is needed, such as [{"title": "Alien"}].';
/** What something has to be for anything to come of it. */
const needed: Partial<Record<FormatId, string>> = {
  fields: 'A list that is written out is needed, such as [{ name: "title", label: "Title" }].',
  'json-schema': 'An object with "properties" is needed: at the top, in "$defs", or as the items of a list.',
  ndjson: listNeeded,
  json: listNeeded,
  sql: 'Its columns are needed, such as CREATE TABLE movies (title text, year int).',
  prisma: 'A model is needed, with lines such as “title String”.',
  typescript: 'An interface or a type with properties is needed, such as interface Movie { title: string }.',
};

/**
 * Reads a data set.
 * @param name what it is called: the name of a file
 * @param readers of the formats that can be read here
 * @param choice what the visitor chose instead of a guess
 * @throws {VisitorError} when there is nothing in it that could be kept
 */
export async function readInput(
  blob: Blob,
  name: string,
  readers: Partial<Record<FormatId, Reader>>,
  { onProgress, onFirstRows }: Reports = {},
  choice: Choice = {},
): Promise<Read> {
  const problems = createProblems();
  const { format, head, foreign } = await formatOf(blob, name, choice.encoding);
  if (foreign) throw new VisitorError(foreign);
  const reader = readers[format.id];
  if (!reader) throw new VisitorError(`${format.name} cannot be read here.`);
  if (blob.size === 0 || (format.id !== 'parquet' && head.trim() === ''))
    throw new VisitorError('There is nothing in it.');
  const title =
    name
      .replace(/\.[^.]+$/, '')
      .trim()
      .slice(0, limits.textLength) || (format.id === 'fields' ? 'Pasted fields' : 'Pasted table');

  if (reader.gives === 'fields') {
    if (blob.size > limits.schemaBytes)
      throw new VisitorError(
        `A schema of ${megabytes(blob.size)} is too large: ${megabytes(limits.schemaBytes)} can be read. If rows stand in it, leave them out.`,
      );
    const { fields, query } = reader.read(await wholeText(blob, problems, undefined, choice.encoding), problems);
    if (fields.length === 0)
      throw new VisitorError(
        `No fields were found in this text, which was read as ${format.name}. ${needed[format.id] ?? ''}`,
      );
    const set = { name: title, fields };
    const read = { set, format: format.id, rows: 0, problems: problems.listed, problemCount: problems.count() };
    return query === undefined ? read : { ...read, query };
  }

  let bytes = 0;
  let told = 0;
  const total = blob.size;
  const table = createTableBuilder(problems, (rows) => {
    if (rows === firstRows) tellFirst();
    if (rows % 1000 === 0) tell();
  });
  const tell = () => {
    if (Date.now() - told < progressPause) return;
    told = Date.now();
    onProgress?.({ bytes, total, rows: table.rows() });
  };
  // What had to be decided is told of the whole.
  const tellFirst = () => {
    const columns = table.columns().map((column) => ({ ...column, cells: column.cells.slice() }));
    onFirstRows?.(inferSet(title, columns, createProblems()));
  };
  let lists: readonly RowList[] = [];
  await reader.read(
    {
      blob,
      head,
      problems,
      choice,
      onLists(found) {
        lists = found;
      },
      onBytes(read) {
        bytes = read;
        tell();
      },
    },
    table,
  );
  table.end();
  const columns = table.columns();
  if (columns.length === 0) {
    const why = problems.listed.slice(0, 1).map(problemText);
    throw new VisitorError(
      [`Nothing that could be read as ${format.name} is in it.`, ...why, needed[format.id]].filter(Boolean).join(' '),
    );
  }
  const changes: Record<string, string> = {};
  const set = inferSet(title, columns, problems, {
    asWritten: choice.asWritten,
    onChange: (field, words) => {
      changes[field] = words;
    },
  });
  if (table.rows() === 0)
    problems.add('There are headings and no rows: queries can be built with these fields, and select nothing.');
  if (table.rows() < firstRows) onFirstRows?.(set);
  onProgress?.({ bytes: total, total, rows: table.rows() });
  const read = {
    set,
    format: format.id,
    rows: table.rows(),
    problems: problems.listed,
    problemCount: problems.count(),
    changes,
  };
  return lists.length > 1 ? { ...read, lists } : read;
}
