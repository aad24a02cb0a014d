import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, parquetSchema } from 'hyparquet';
import { VisitorError } from '../../loading/VisitorError';
import { limits, megabytes } from '../limits';
import type { Problems } from '../problems';
import { longNumbers } from './exactNumbers';
import { itemCells } from './items';
import { type Column, columnsOf, readColumn, Unreadable } from './parquetColumn';
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

/** Whether a library says of a type, and not of the bytes, that it cannot read it. */
const isOfType = ({ message }: Error) => /not supported|unsupported/i.test(message);

/** What is told of decimals inside of lists and objects. */
const longDecimals = 'Decimals inside of lists and objects are read as numbers, which keep 15 of their digits.';

/** Whether a number is a text, since JavaScript would lose digits of it. */
const isWritten = (value: unknown, { decimals }: Column) =>
  (decimals !== undefined && typeof value === 'string') ||
  (typeof value === 'bigint' && !Number.isSafeInteger(Number(value)));

/** Reads columns of some rows; says which cannot be read, and gives them no values. */
function createColumns(file: AsyncBuffer, metadata: FileMetaData, problems: Problems) {
  const leftOut = new Set<Column>();
  const told = new Set<Column>();
  return async (columns: Column[], rows: [start: number, end: number], words: string) => {
    const read: [string, unknown[]][] = [];
    const failed: [Column, Error][] = [];
    const present = columns.filter((one) => !leftOut.has(one));
    for (const column of present)
      try {
        let isQuoted = false;
        const values = await readColumn(file, metadata, column, rows, () => {
          isQuoted = true;
        });
        read.push([column.name, values]);
        if (told.has(column)) continue;
        isQuoted ||= values.some((value) => isWritten(value, column));
        if (!isQuoted && !column.hasLongDecimals) continue;
        told.add(column);
        problems.add({ message: isQuoted ? longNumbers : longDecimals, column: column.name });
      } catch (error) {
        failed.push([column, error as Error]);
        // It stands in its place, without values.
        if (!isOfType(error as Error)) read.push([column.name, []]);
      }
    const [first] = failed;
    if (first && failed.length === present.length && !failed.some(([, error]) => isOfType(error))) throw first[1];
    for (const [column, error] of failed) {
      const { name } = column;
      if (isOfType(error)) {
        leftOut.add(column);
        problems.add({ message: `The column is left out: its type cannot be read (${error.message}).`, column: name });
      } else
        problems.add({
          message: `${words} have no value here: the column is damaged (${error.message}).`,
          column: name,
        });
    }
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
    const columns = columnsOf(parquetSchema(metadata));
    const readRows = createColumns(file, metadata, problems);
    for (const { start, end, size } of groupsOf(metadata)) {
      const row = start + 1;
      const rest = `Rows ${row.toLocaleString('en')} to ${end.toLocaleString('en')}`;
      if (table.isFull()) {
        problems.add({
          message: `The table has more than ${limits.cells.toLocaleString('en')} cells; the rest is left out.`,
          row,
        });
        return;
      }
      if (size > limits.streamedBytes) {
        problems.add({
          message: `${rest} are left out: they have ${megabytes(size)} in one piece, and ${megabytes(limits.streamedBytes)} can be read.`,
          row,
        });
        continue;
      }
      const last = Math.min(end, start + Math.ceil(limits.cells / Math.max(1, columns.length)));
      try {
        const read = await readRows(columns, [start, last], rest);
        for (let at = 0; at < last - start && !table.isFull(); at += 1) {
          const cells = read.map(([name, values]) => {
            const value = values[at];
            if (!(value instanceof Unreadable)) return [name, value] as const;
            problems.add({
              message: `The ${value.text} is outside of what can be read; the cell is left empty.`,
              row: row + at,
              column: name,
            });
            return [name, null] as const;
          });
          // As lists: an object would lose a column that is called `__proto__`.
          table.addItem(itemCells(Object.fromEntries(cells)), row + at);
        }
      } catch (error) {
        problems.add({
          message: `${rest} are damaged and left out (${error instanceof Error ? error.message : error}).`,
          row,
        });
      }
      onBytes(Math.round((blob.size * end) / Math.max(1, rows)));
    }
  },
};
