import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, parquetRead, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { VisitorError } from '../../dataset/VisitorError';
import { limits, megabytes } from '../limits';
import { itemCells } from './items';
import type { Reader } from './Reader';

const day = (time: number) => new Date(time).toISOString().slice(0, 10);
const moment = (time: number) => new Date(time).toISOString();

/** Dates as the texts that the other formats have. */
const parsers = {
  dateFromDays: (days: number) => day(days * 86_400_000),
  timestampFromMilliseconds: (time: bigint) => moment(Number(time)),
  timestampFromMicroseconds: (time: bigint) => moment(Number(time / 1000n)),
  timestampFromNanoseconds: (time: bigint) => moment(Number(time / 1_000_000n)),
};

/** Where the parts of a file are whose rows stand together, and how many bytes they have. */
function* groupsOf({ row_groups: groups }: FileMetaData) {
  let start = 0;
  for (const { num_rows, total_byte_size: size } of groups) {
    const end = start + Number(num_rows);
    yield { start, end, size: Number(size) };
    start = end;
  }
}

/** Parquet, part by part, of which one that is damaged is left out. */
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
    const names = parquetSchema(metadata).children.map(({ element }) => element.name);
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
      const last = Math.min(end, start + Math.ceil(limits.cells / Math.max(1, names.length)));
      try {
        // As lists: an object would lose a column that is called `__proto__`.
        let items: unknown[][] = [];
        const onComplete = (read: unknown[][]) => {
          items = read;
        };
        await parquetRead({ file, metadata, compressors, parsers, rowStart: start, rowEnd: last, onComplete });
        items.every((item, index) => {
          table.addItem(itemCells(Object.fromEntries(names.map((name, at) => [name, item[at]]))), row + index);
          return !table.isFull();
        });
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
