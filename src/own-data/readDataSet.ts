import type { Cell } from '../dataset/table';
import { startWorker } from '../loading/chunks';
import { VisitorError } from '../loading/VisitorError';
import { formatOf } from './formats';
import { progressPause } from './limits';
import type { Choice } from './read/Reader';
import type { Read, ReadProgress, Reports } from './read/readInput';
import { type ReadingWorker, workers } from './workers';

/** What a visitor brought: a file, or a text that was pasted. */
export type Input = File | string;

export type ReadOptions = Reports & {
  /** Ends reading; the promise then fails with an `AbortError`. */
  signal?: AbortSignal;
  /** What the visitor chose instead of a guess. */
  choice?: Choice;
};

type Started = { worker: ReadingWorker; failed: () => Promise<{ about: (what: string) => string } | undefined> };

/**
 * Reads a data set off the main thread. Nothing leaves the browser.
 * @throws {VisitorError} when there is nothing in it that could be kept, or the worker cannot be loaded; an `AbortError` when it
 * is cancelled
 */
export async function readDataSet(
  input: Input,
  { onProgress, onFirstRows, signal, choice }: ReadOptions = {},
  start: (id: keyof typeof workers) => Started = (id) => startWorker(workers[id]),
): Promise<Read> {
  const blob = typeof input === 'string' ? new Blob([input]) : input;
  const name = typeof input === 'string' ? '' : input.name;
  const { format } = await formatOf(blob, name, choice?.encoding).catch((cause) => {
    throw new VisitorError('The file could not be read: it may have been moved or changed.', { cause });
  });
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const { worker, failed } = start(format.worker);
    const values: Cell[][] = [];
    let last: ReadProgress = { bytes: blob.size, total: blob.size, rows: 0 };
    let taken = 0;
    let told = 0;
    const takeCells = ({ column, cells, of }: { column: number; cells: readonly Cell[]; of: number }) => {
      values[column] ??= [];
      for (const cell of cells) values[column].push(cell);
      taken += cells.length;
      if (Date.now() - told < progressPause) return;
      told = Date.now();
      onProgress?.({ ...last, taken: taken / of });
    };
    const withCells = (read: Read): Read => {
      const { table } = read.set;
      return table && values.length > 0 ? { ...read, set: { ...read.set, table: { ...table, values } } } : read;
    };
    const abort = () => end(() => reject(signal?.reason));
    const end = (settle: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    signal?.addEventListener('abort', abort);
    worker.onerror = async ({ message }) => {
      const failure = await failed().catch(() => undefined);
      const words = failure?.about('The part of this page that reads files');
      const reason = words ?? 'Reading stopped: the file may be larger than this browser has memory for.';
      end(() => reject(new VisitorError(reason, { cause: message })));
    };
    worker.onmessage = ({ data }) => {
      if ('progress' in data) {
        last = data.progress;
        onProgress?.(last);
      } else if ('firstRows' in data) onFirstRows?.(data.firstRows);
      else if ('cells' in data) takeCells(data);
      else if ('read' in data) end(() => resolve(withCells(data.read)));
      else end(() => reject(new VisitorError(data.failed)));
    };
    worker.postMessage({ blob, name, ...(choice && { choice }) });
  });
}
