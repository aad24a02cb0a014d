import type { PackedTable } from '../dataset/packedTable';
import type { Progress } from '../loading/fetchBytes';
import type { Request } from './messages';
import { rowsProgress } from './rowsProgress';
import { cellsFrom, samplePositions } from './sample';

/** Cells that are copied in one task of the page: some 10 ms. */
const together = 20_000;
/** Cells of a table that goes as one. */
const few = 100_000;

/** Lets the page do what is due, such as a click, without the 4 ms that a timer waits. */
const pause = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

type Sending = {
  send: (request: Request) => void;
  /** Asked after each pause; the rest is not sent once it says no. */
  isWanted: () => boolean;
  /** Rows at most: of a larger table, a sample is sent. */
  limit?: number;
  onProgress?: (progress: Progress) => void;
};

/** Gives a worker its table: a large one in parts, with pauses in which the page answers. */
export async function sendTable(
  { columns, values }: PackedTable,
  { send, isWanted, limit = Number.POSITIVE_INFINITY, onProgress }: Sending,
): Promise<void> {
  const whole = values[0]?.length ?? 0;
  const positions = samplePositions(whole, limit);
  const rows = positions?.length ?? whole;
  if (rows * columns.length <= few)
    return send({ table: { columns, values: values.map((cells) => cellsFrom(cells, 0, rows, positions)) } });
  let sent = 0;
  for (const [column, cells] of values.entries())
    for (let start = 0; start < rows; start += together) {
      const part = cellsFrom(cells, start, together, positions);
      send({ cells: part, column });
      await pause();
      if (!isWanted()) return;
      sent += part.length;
      onProgress?.(rowsProgress(sent / columns.length, rows));
    }
  send({ table: { columns, values: columns.map(() => []) } });
}
