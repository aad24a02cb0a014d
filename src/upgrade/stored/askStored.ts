import { runWorker } from '../runWorker';
import type { StoredAnswer, StoredQuestion } from './messages';

/**
 * Has stored queries compared off the main thread, in a worker that comes with the first of them.
 * @param onAnswer told how far it is, and in the end what came of it
 * @param signal ends it; the promise then stays pending
 * @throws a `LoadFailure` if the worker or a release does not arrive
 */
export function askStored(
  question: StoredQuestion,
  onAnswer: (answer: StoredAnswer) => void,
  signal: AbortSignal,
): Promise<void> {
  const start = () =>
    new Worker(/* webpackChunkName: 'worker-stored' */ new URL('./stored.worker.ts', import.meta.url));
  return runWorker(start, question, onAnswer, signal);
}
