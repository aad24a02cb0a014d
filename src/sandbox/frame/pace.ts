/** How long code may keep a frame busy, in milliseconds, and how long a rest counts as one. */
export const limits = { busy: 1500, rest: 12, asked: 100 };

export class Endless extends Error {
  name = 'Endless';
  constructor(readonly line: number) {
    super('The code was stopped: it ran for too long without a pause.');
  }
}

type Clock = { now(): number; afterTask(then: () => void): void };

const browserClock: Clock = { now: () => performance.now(), afterTask: (then) => void setTimeout(then) };

/**
 * Asked at each turn of a loop and each call of a function: throws once they go on for too long without a rest, and at
 * every further question, so that nothing that catches it goes on. A loop that React keeps up (an effect that sets a
 * state) has no rests either: it asks in one short task after the other.
 * @param onEndless is told once, with the line
 */
export function createPace(onEndless: (line: number) => void, { now, afterTask }: Clock = browserClock) {
  let began = 0;
  let ended = Number.NEGATIVE_INFINITY;
  let isInTask = false;
  let asked = 0;
  let stopped: Endless | undefined;
  const enter = () => {
    isInTask = true;
    const time = now();
    if (time - ended > limits.rest) {
      began = time;
      asked = 0;
    }
    afterTask(() => {
      isInTask = false;
      ended = now();
    });
  };
  return (line: number) => {
    if (stopped) throw stopped;
    if (!isInTask) enter();
    asked += 1;
    // A clock costs more than most turns of a loop, and a few slow calls are no loop.
    if (asked < limits.asked || asked % 16 || now() - began < limits.busy) return;
    stopped = new Endless(line);
    onEndless(line);
    throw stopped;
  };
}
