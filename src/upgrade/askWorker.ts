import { startWorker } from '../loading/chunks';
import { asFailure, LoadFailure, patience } from '../loading/LoadFailure';
import type { Question, Reply, Report } from './messages';

/**
 * Has files checked off the main thread, by a worker that lives as long as that takes.
 * @param onReport told of each file as soon as it has been checked
 * @param signal ends it; the promise then stays pending
 * @throws a `LoadFailure` if the worker does not arrive
 */
export function askWorker(question: Question, onReport: (report: Report) => void, signal: AbortSignal): Promise<void> {
  const { worker, failed } = startWorker(
    () => new Worker(/* webpackChunkName: 'worker-upgrade' */ new URL('./upgrade.worker.ts', import.meta.url)),
  );
  return new Promise((resolve, reject) => {
    const giveUp = async () => {
      worker.terminate();
      const failure = await failed();
      reject(failure ?? new LoadFailure('damaged'));
    };
    const silence = setTimeout(() => void giveUp().catch((error) => reject(asFailure(error))), 2 * patience);
    signal.addEventListener('abort', () => {
      clearTimeout(silence);
      worker.terminate();
    });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      clearTimeout(silence);
      if ('report' in data) return onReport(data.report);
      if ('isReady' in data) return;
      worker.terminate();
      resolve();
    };
    worker.onerror = () => {
      clearTimeout(silence);
      void giveUp().catch((error) => reject(asFailure(error)));
    };
    worker.postMessage(question);
  });
}
