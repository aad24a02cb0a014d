import type { Report } from '@site/packages/upgrade';
import { beforeEach, expect, it, vi } from 'vitest';
import { askWorker } from './askWorker';
import type { Question, Reply } from './messages';
import type { Progress } from './runWorker';

type Fake = {
  asked?: Question;
  onmessage?: (event: { data: Reply | Progress }) => void;
  onerror?: () => void;
  isOver: boolean;
};
let workers: Fake[] = [];
vi.mock('../loading/chunks', () => ({
  startWorker: () => {
    const worker = {
      isOver: false,
      postMessage(asked: Question) {
        Object.assign(worker, { asked });
      },
      terminate() {
        worker.isOver = true;
      },
    };
    workers.push(worker);
    return { worker, failed: async () => undefined };
  },
}));
beforeEach(() => {
  workers = [];
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
});

const question = (count: number): Question => ({
  from: 3,
  to: 8,
  files: Array.from({ length: count }, (_, index) => ({ name: String(index), text: '' })),
});
const tell = (worker: Fake) => {
  for (const { name } of worker.asked?.files ?? []) worker.onmessage?.({ data: { report: { name } as Report } });
  worker.onmessage?.({ data: { isDone: true } });
};

it('shares many files out, and says which place each report is for', async () => {
  const told: [string, number][] = [];
  const done = askWorker(question(45), ({ name }, place) => told.push([name, place]), new AbortController().signal);
  expect(workers.map(({ asked }) => asked?.files.length)).toEqual([23, 22]);
  workers.toReversed().forEach(tell);
  await done;
  expect(told).toHaveLength(45);
  expect(told.every(([name, place]) => Number(name) === place)).toBe(true);
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
});
it('asks one worker for a few files', () => {
  void askWorker(question(5), () => {}, new AbortController().signal);
  expect(workers).toHaveLength(1);
});
it('fails with nothing once it has been ended', async () => {
  const control = new AbortController();
  const failed = vi.fn();
  askWorker(question(50), () => {}, control.signal).catch(failed);
  const [worker] = workers;
  worker?.onerror?.();
  control.abort();
  worker?.onerror?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed).not.toHaveBeenCalled();
});
it('ends all of them on request, and when one fails', async () => {
  const control = new AbortController();
  void askWorker(question(50), () => {}, control.signal);
  control.abort();
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
  workers = [];
  const failing = askWorker(question(50), () => {}, new AbortController().signal);
  workers[1]?.onerror?.();
  await expect(failing).rejects.toThrow();
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
});
