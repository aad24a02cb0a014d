import { startWorker } from '@site/src/loading/chunks';
import type { Imported } from '../formats/importQuery';
import type { Reading, ReadingReport } from './messages';

/** Milliseconds after which reading is stopped; and within which the parser has to come, which is not counted. */
export const limits = { reading: 5000, start: 20_000 };

/** What is needed of a `Worker`. */
export type ReadingWorker = {
  onmessage: ((event: MessageEvent<ReadingReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (reading: Reading) => void;
  terminate: () => void;
};

function startReading(): ReadingWorker {
  const { worker, failed } = startWorker(
    () => new Worker(/* webpackChunkName: 'worker-reading' */ new URL('./worker.ts', import.meta.url)),
  );
  worker.addEventListener('error', failed);
  return worker;
}
const notLoaded: Imported = { error: 'The part of this page that reads long texts could not be loaded. Try again.' };
const tooLong: Imported = {
  error: `Reading this text took longer than ${limits.reading / 1000} s and was stopped. Import it in parts.`,
};

/**
 * Reads a text off the main thread, so that the page answers meanwhile, and stops when it takes too long.
 * @param signal ends it; nothing comes of it then
 */
export function readInWorker(reading: Reading, signal?: AbortSignal, start = startReading): Promise<Imported> {
  return new Promise((resolve) => {
    let worker: ReadingWorker;
    let timer: ReturnType<typeof setTimeout>;
    const end = (imported?: Imported) => {
      clearTimeout(timer);
      worker?.terminate();
      if (imported) resolve(imported);
    };
    const endAfter = (time: number, imported: Imported) => {
      clearTimeout(timer);
      timer = setTimeout(end, time, imported);
    };
    signal?.addEventListener('abort', () => end(), { once: true });
    endAfter(limits.start, notLoaded);
    try {
      worker = start();
      worker.onerror = () => end(notLoaded);
      worker.onmessage = ({ data }) => {
        if ('isReady' in data) endAfter(limits.reading, tooLong);
        else end('imported' in data ? data.imported : notLoaded);
      };
      worker.postMessage(reading);
    } catch {
      end(notLoaded);
    }
  });
}
