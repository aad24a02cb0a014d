import { describe, expect, it } from 'vitest';
import { createPace, limits } from './pace';

/**
 * A frame whose tasks and timers are run in the order in which they are due.
 * @param standstill milliseconds for which a busy machine lets the frame stand still after each of them
 */
function frame(standstill = 0) {
  let time = 0;
  const due: { at: number; then: () => void }[] = [];
  const later = (then: () => void, milliseconds: number) => {
    due.push({ at: time + milliseconds, then });
  };
  const stopped: number[] = [];
  const ask = createPace((line) => stopped.push(line), { now: () => time, later });
  /** A task that asks 20 times, and takes two milliseconds. */
  const work = () => {
    for (let turn = 0; turn < 20; turn += 1) ask(7);
    time += 2;
  };
  const run = (until: number) => {
    while (due.length && time < until) {
      due.sort((a, b) => a.at - b.at);
      const { at, then } = due.shift() as (typeof due)[0];
      time = Math.max(time, at) + standstill;
      then();
    }
  };
  return { later, work, run, stopped };
}

describe.each([0, 40])('where the frame stands still for %i ms between tasks', (standstill) => {
  it('tasks that follow each other without a rest are stopped', () => {
    const { later, work, run, stopped } = frame(standstill);
    const again = () => {
      work();
      later(again, 0);
    };
    later(again, 0);
    expect(() => run(10 * limits.busy)).toThrow('ran for too long');
    run(10 * limits.busy);
    expect(stopped).toEqual([7]);
  });
  it('tasks with a rest before each go on', () => {
    const { later, work, run, stopped } = frame(standstill);
    const again = () => {
      work();
      later(again, 100 + 10 * standstill);
    };
    later(again, 0);
    run(10 * limits.busy);
    expect(stopped).toEqual([]);
  });
});
