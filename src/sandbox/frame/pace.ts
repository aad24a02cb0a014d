/** How long code may keep a frame busy, in milliseconds, and how long a rest counts as one. */
export const limits = { busy: 1500, rest: 12, asked: 100 };

export class Endless extends Error {
  name = 'Endless';
  line = 0;
  constructor() {
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
  let isStopped = false;
  let isTold = false;
  // Made before it is needed: a recursion may have left no room for another call.
  const endless = new Endless();
  const tell = () => {
    if (isTold) return;
    onEndless(endless.line);
    isTold = true;
  };
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
      if (isStopped) tell();
    });
  };
  return (line: number) => {
    if (isStopped) throw endless;
    if (!isInTask) enter();
    asked += 1;
    // A clock costs more than most turns of a loop, and a few slow calls are no loop.
    if (asked < limits.asked || asked % 16) return;
    try {
      if (now() - began < limits.busy) return;
    } catch {
      // No room for the clock: what calls itself that deep, and catches what comes of it, does not end either.
    }
    isStopped = true;
    endless.line = line;
    try {
      tell();
    } catch {
      // Told after the task.
    }
    throw endless;
  };
}
