import { startWorker } from '@site/src/loading/chunks';
import { patience } from '@site/src/loading/LoadFailure';
import type { SearchAnswer, SearchRequest } from '../engine/answer';
import type { Question, Reply } from './messages';

type Pending = { question: Question; resolve: (results: SearchAnswer[]) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

/** Starts the worker with the first search; one that broke, or does not come, is replaced by the next search. */
const running = (): Worker => worker ?? start();

/** @param isSecond after a start whose script did not work, but arrives now */
function start(isSecond = false): Worker {
  const { worker: started, failed } = startWorker(
    () => new Worker(/* webpackChunkName: 'worker-search' */ new URL('./search.worker.ts', import.meta.url)),
  );
  const giveUp = () => {
    clearTimeout(timer);
    if (worker !== started) return;
    started.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error('The search worker stopped.'));
    pending.clear();
  };
  const timer = setTimeout(() => {
    void failed();
    giveUp();
  }, patience);
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    clearTimeout(timer);
    if ('ready' in data) return;
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) waiting?.reject(new Error(data.error));
    else waiting?.resolve(data.results);
  };
  started.onerror = async () => {
    const failure = await failed();
    if (failure || isSecond || worker !== started) return giveUp();
    clearTimeout(timer);
    started.terminate();
    const second = start(true);
    for (const { question } of pending.values()) second.postMessage(question);
  };
  worker = started;
  return started;
}

/**
 * Has requests of the search protocol answered off the main thread.
 * @param folder address of the index files
 */
export function askWorker(requests: SearchRequest[], folder: string): Promise<SearchAnswer[]> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const question: Question = { id: lastId, folder, requests };
    pending.set(question.id, { question, resolve, reject });
    try {
      running().postMessage(question);
    } catch (error) {
      pending.delete(question.id);
      reject(error);
    }
  });
}
