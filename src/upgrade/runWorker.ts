import { startWorker } from '../loading/chunks';
import { asFailure, LoadFailure, patience } from '../loading/LoadFailure';

/** What a worker says beside its answers: that it has started, that it has finished, or that a part of it did not come. */
export type Progress = { isReady: true } | { isDone: true } | { isIncomplete: true };

/**
 * Starts a worker for one question, and ends it once it has answered.
 * @param start makes a `Worker` of a file of the bundle
 * @param onAnswer told of each answer as it comes
 * @param signal ends it; the promise then stays pending
 * @throws a `LoadFailure` if the worker, or a part of it, does not arrive
 */
export function runWorker<Answer extends object>(
  start: () => Worker,
  question: object,
  onAnswer: (answer: Answer) => void,
  signal: AbortSignal,
): Promise<void> {
  const { worker, failed } = startWorker(start);
  return new Promise((resolve, reject) => {
    const giveUp = async () => {
      clearTimeout(silence);
      worker.terminate();
      const failure = await failed().catch(asFailure);
      // A worker that is ended while it starts says that it has failed.
      if (!signal.aborted) reject(failure ?? new LoadFailure('damaged'));
    };
    const silence = setTimeout(giveUp, 2 * patience);
    signal.addEventListener('abort', () => {
      clearTimeout(silence);
      worker.terminate();
    });
    worker.onmessage = ({ data }: MessageEvent<Progress | Answer>) => {
      // An answer may be on its way when the worker is ended.
      if (signal.aborted) return;
      clearTimeout(silence);
      if ('isReady' in data) return;
      if ('isIncomplete' in data) return void giveUp();
      if (!('isDone' in data)) return onAnswer(data);
      worker.terminate();
      resolve();
    };
    worker.onerror = giveUp;
    worker.postMessage(question);
  });
}
