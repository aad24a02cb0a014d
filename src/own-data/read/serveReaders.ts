import { VisitorError } from '../../loading/VisitorError';
import type { FormatId } from '../formats';
import type { ReadReport, ReadRequest } from '../messages';
import { nestedTooDeeply } from '../problems';
import type { Reader } from './Reader';
import { type Read, type Reports, readInput } from './readInput';

type Port = {
  onmessage: ((event: MessageEvent<ReadRequest>) => void) | null;
  postMessage: (report: ReadReport) => void;
};

/** Why nothing could be read; the words of whatever else was thrown are for programmers. */
export const failureOf = (error: unknown): string => {
  if (error instanceof VisitorError) return error.message;
  // What is nested into itself thousands of times has no room on the stack, of which there is little.
  if (error instanceof Error && /call stack|recursion/i.test(error.message)) return nestedTooDeeply;
  if (error instanceof RangeError) return 'There is more in it than this browser has memory for.';
  return 'It could not be read: it is damaged, or not of the format that it looks like.';
};

/** Cells that are handed over at once. */
const together = 20_000;

/** Hands over the cells of a large table, and gives what is left to say. */
function handOver(read: Read, port: Port): Read {
  const { table } = read.set;
  const of = read.rows * (table?.values.length ?? 0);
  if (!table || of <= together) return read;
  for (const [column, cells] of table.values.entries())
    for (let start = 0; start < cells.length; start += together)
      port.postMessage({ cells: cells.slice(start, start + together), column, of });
  return { ...read, set: { ...read.set, table: { ...table, values: table.values.map(() => []) } } };
}

/** The worker of some readers: it reads what it is given, and is ended by the page. */
export function serveReaders(readers: Partial<Record<FormatId, Reader>>, port: Port = self as unknown as Port): void {
  port.onmessage = async ({ data: { blob, name, choice } }) => {
    try {
      const reports: Reports = {
        onProgress: (progress) => port.postMessage({ progress }),
        onFirstRows: (firstRows) => port.postMessage({ firstRows }),
      };
      const read = await readInput(blob, name, readers, reports, choice);
      port.postMessage({ read: handOver(read, port) });
    } catch (error) {
      port.postMessage({ failed: failureOf(error) });
    }
  };
}
