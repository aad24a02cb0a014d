/** How long code may keep a frame busy, in milliseconds, and how many turns without a question are a rest, a few each. */
export const limits = { busy: 1500, rest: 3, turn: 4, checks: 100 };

export class Endless extends Error {
  name = 'Endless';
  line = 0;
  constructor() {
    super('The code was stopped: it ran for too long without a pause.');
  }
}

type Clock = { now(): number; later(then: () => void, milliseconds: number): void };

const browserClock: Clock = {
  now: () => performance.now(),
  later: (then, milliseconds) => void setTimeout(then, milliseconds),
};

/**
 * Asked at each turn of a loop and each call of a function: throws once they go on for too long without a rest, and at
 * every further question, so that nothing that catches it goes on. A loop that React keeps up (an effect that sets a
 * state) has no rests either: it asks in one short task after the other. A rest is counted in turns of the frame, not by
 * the clock, because on a busy machine any frame stands still between two tasks.
 * @param onEndless is told once, with the line
 */
export function createPace(onEndless: (line: number) => void, { now, later }: Clock = browserClock) {
  let began = 0;
  let isRested = true;
  let isInTask = false;
  /** Counts the tasks in which something was asked. */
  let task = 0;
  let checks = 0;
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
    task += 1;
    const mine = task;
    if (isRested) {
      began = now();
      checks = 0;
    }
    isRested = false;
    const rest = (turns: number) => {
      if (mine !== task) return;
      if (turns === 0) isRested = true;
      else later(() => rest(turns - 1), limits.turn);
    };
    later(() => {
      isInTask = false;
      if (isStopped) tell();
      rest(limits.rest);
    }, 0);
  };
  return (line: number) => {
    if (isStopped) throw endless;
    if (!isInTask) enter();
    checks += 1;
    // A clock costs more than most turns of a loop, and a few slow calls are no loop.
    if (checks < limits.checks || checks % 16) return;
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
