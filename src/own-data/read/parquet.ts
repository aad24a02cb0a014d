import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, parquetSchema, type SchemaTree } from 'hyparquet';
import { VisitorError } from '../../loading/VisitorError';
import { limits, megabytes } from '../limits';
import { excerpt, type Problems } from '../problems';
import { longNumbers } from './exactNumbers';
import { cellsOfValue, type Decided, headingsOf, readColumn, type Value } from './parquetColumn';
import type { Reader } from './Reader';

/** Where the parts of a file are whose rows stand together, and how many bytes they have. */
function* groupsOf({ row_groups: groups }: FileMetaData) {
  let start = 0;
  for (const { num_rows, total_byte_size: size } of groups) {
    const end = start + Number(num_rows);
    yield { start, end, size: Number(size) };
    start = end;
  }
}

/** What is told once of a column. */
const decided = {
  digits: () => longNumbers,
  bytes: (text: string) => `Bytes that are no text are written in hexadecimal, as in ${excerpt(text)}.`,
};

/** Reads columns of some rows; says which cannot be read, and gives them no values. */
function createColumns(file: AsyncBuffer, metadata: FileMetaData, problems: Problems) {
  return async (columns: SchemaTree[], rows: [start: number, end: number], words: string) => {
    const read: Value[][] = [];
    const failed: [SchemaTree, Error][] = [];
    for (const column of columns)
      try {
        read.push(await readColumn(file, metadata, column, rows));
      } catch (error) {
        failed.push([column, error as Error]);
        // It stands in its place, without values.
        read.push([]);
      }
    const [first] = failed;
    if (first && failed.length === columns.length) throw first[1];
    for (const [{ element }, { message }] of failed)
      problems.add(`${words} have no value here: the column is damaged (${message}).`, { column: element.name });
    return read;
  };
}

/** Parquet, part by part and column by column, of which what is damaged is left out. */
export const parquet: Reader = {
  gives: 'rows',
  async read({ blob, problems, onBytes }, table) {
    const file: AsyncBuffer = {
      byteLength: blob.size,
      slice: (start, end) => blob.slice(start, end).arrayBuffer(),
    };
    const metadata = await parquetMetadataAsync(file).catch((cause) => {
      throw new VisitorError(
        'This Parquet file is damaged or not complete: its description at the end cannot be read.',
        { cause },
      );
    });
    const rows = Number(metadata.num_rows);
    const { children: columns } = parquetSchema(metadata);
    const readRows = createColumns(file, metadata, problems);
    const told = new Set<string>();
    const tellOf = (row: number) => (what: Decided, column: string, text: string) => {
      if (what === 'unreadable')
        problems.add(`The ${text} is outside of what can be read; the cell is left empty.`, { row, column });
      else if (!told.has(what + column)) problems.add(decided[what](text), { column });
      told.add(what + column);
    };
    if (rows === 0)
      table.setHeadings(
        columns.flatMap((column) => [...headingsOf(column)]),
        1,
      );
    for (const { start, end, size } of groupsOf(metadata)) {
      const row = start + 1;
      const rest = `Rows ${row.toLocaleString('en')} to ${end.toLocaleString('en')}`;
      if (table.isFull()) return table.tellFull(row);
      if (size > limits.streamedBytes) {
        problems.add(
          `${rest} are left out: they have ${megabytes(size)} in one piece, and ${megabytes(limits.streamedBytes)} can be read.`,
          { row },
        );
        continue;
      }
      const last = Math.min(end, start + Math.ceil(limits.cells / Math.max(1, columns.length)));
      try {
        const read = await readRows(columns, [start, last], rest);
        for (let at = 0; at < last - start && !table.isFull(); at += 1)
          table.addItem(
            columns.flatMap((column, index) => [...cellsOfValue(column, read[index]?.[at] ?? null, tellOf(row + at))]),
            row + at,
          );
      } catch (error) {
        problems.add(`${rest} are damaged and left out (${error instanceof Error ? error.message : error}).`, { row });
      }
      onBytes(Math.round((blob.size * end) / Math.max(1, rows)));
    }
  },
};
