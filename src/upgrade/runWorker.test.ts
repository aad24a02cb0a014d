import { beforeEach, expect, it, vi } from 'vitest';
import { LoadFailure, patience } from '../loading/LoadFailure';
import { type Progress, runWorker } from './runWorker';

type Answer = { text: string };
let worker: {
  onmessage?: (event: { data: Answer | Progress }) => void;
  onerror?: () => void;
  postMessage: () => void;
  terminate: () => void;
};
let why: LoadFailure | undefined;
vi.mock('../loading/chunks', () => ({ startWorker: () => ({ worker, failed: async () => why }) }));
beforeEach(() => {
  worker = { postMessage: vi.fn(), terminate: vi.fn() };
  why = undefined;
});

const say = (data: Answer | Progress) => worker.onmessage?.({ data });
function run(control = new AbortController()) {
  const onAnswer = vi.fn();
  return { onAnswer, control, done: runWorker<Answer>(vi.fn(), { asked: 1 }, onAnswer, control.signal) };
}

it('tells of answers, and ends the worker after the last', async () => {
  const { done, onAnswer } = run();
  expect(worker.postMessage).toHaveBeenCalledWith({ asked: 1 });
  for (const data of [{ isReady: true as const }, { text: 'a' }, { text: 'b' }, { isDone: true as const }]) say(data);
  await done;
  expect(onAnswer.mock.calls).toEqual([[{ text: 'a' }], [{ text: 'b' }]]);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});
it('fails with the reason why its script, or a part of it, did not come', async () => {
  why = new LoadFailure('offline');
  const { done } = run();
  say({ isIncomplete: true });
  await expect(done).rejects.toBe(why);
  expect(worker.terminate).toHaveBeenCalled();
  const again = run();
  worker.onerror?.();
  await expect(again.done).rejects.toBe(why);
});
it('gives up a worker that says nothing, and not one that has started', async () => {
  vi.useFakeTimers();
  const { done } = run();
  const failed = expect(done).rejects.toMatchObject({ reason: 'damaged' });
  await vi.advanceTimersByTimeAsync(2 * patience);
  await failed;
  const other = run();
  const settled = vi.fn();
  other.done.then(settled, settled);
  say({ isReady: true });
  await vi.advanceTimersByTimeAsync(10 * patience);
  expect(settled).not.toHaveBeenCalled();
  vi.useRealTimers();
});
it('tells nothing any more once it is ended', async () => {
  const { control, done, onAnswer } = run();
  const settled = vi.fn();
  done.then(settled, settled);
  control.abort();
  expect(worker.terminate).toHaveBeenCalled();
  say({ text: 'late' });
  say({ isDone: true });
  worker.onerror?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onAnswer).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});
