import type { Report } from '@site/packages/upgrade';
import type { Question, Reply } from './messages';
import { runWorker } from './runWorker';

/** Files that are worth a worker of their own, and how many workers there are at most. */
const [share, most] = [20, 4];

/**
 * Has files checked off the main thread, by as many workers as the machine has room for, which live as long as that takes.
 * @param onReport told of each file as soon as it has been checked, with its place in the question
 * @param signal ends it; the promise then stays pending
 * @throws a `LoadFailure` if a worker does not arrive
 */
export async function askWorker(question: Question, onReport: OnReport, signal: AbortSignal): Promise<void> {
  const { files } = question;
  const count = Math.max(1, Math.min(most, navigator.hardwareConcurrency || 1, Math.ceil(files.length / share)));
  // What one worker fails with ends the others.
  const control = new AbortController();
  signal.addEventListener('abort', () => control.abort());
  const parts = Array.from({ length: count }, (_, part) => {
    // Each gets every so many of the files: those of one folder are of a kind, and take long together.
    const places = Array.from(files.keys()).filter((place) => place % count === part);
    let reported = 0;
    return runWorker<Reply>(
      start,
      { ...question, files: places.flatMap((place) => files[place] ?? []) },
      ({ report }) => onReport(report, places[reported++] ?? 0),
      control.signal,
    );
  });
  try {
    await Promise.all(parts);
  } finally {
    control.abort();
  }
}
type OnReport = (report: Report, place: number) => void;

const start = () =>
  new Worker(/* webpackChunkName: 'worker-upgrade' */ new URL('./upgrade.worker.ts', import.meta.url));
