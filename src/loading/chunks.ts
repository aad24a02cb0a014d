import { LoadFailure } from './LoadFailure';
import { whyMissing } from './whyMissing';
import { workerFolder } from './workerFolder';

type Id = string | number;
/** What is needed here of the bundler's runtime: `e` fetches a chunk, `l` a script, `u` names the file of a chunk below `p`. */
export type Runtime = {
  p: string;
  e: (id: Id) => Promise<unknown>;
  l: (address: string, done: (event: unknown) => void, key?: string, id?: Id) => void;
  u: (id: Id) => string;
};
/** What the runtime throws. */
type ChunkError = Error & { request?: string; type?: string };

/** Files that did not arrive, each with what its address gets so that no cache knows it. */
const failed = new Map<string, string>();
/** Scripts that are on their way, each with what gives it up. */
const pending = new Map<string, () => void>();
/** The file that was named last, and its address if it is a worker's. */
let lastNamed = { file: '', address: '' };

/** Caches outlive the tab, so that a count would not do. */
const fail = (file: string) => failed.set(file, `?again=${Date.now().toString(36)}`);

/**
 * Teaches the bundler's runtime to ask again: a chunk that did not arrive, or was damaged in a cache, is asked for past every
 * cache from then on, at once and whenever it is wanted. What still fails, fails with a `LoadFailure`.
 */
export function askAgain(runtime: Runtime): void {
  const { e, l, u } = runtime;
  runtime.u = (id) => {
    const file = u(id);
    lastNamed = { file, address: runtime.p + workerFolder + file };
    return file + (failed.get(file) ?? '');
  };
  runtime.l = (address, done, ...rest) => {
    let isOver = false;
    // What comes of a script that was given up is nothing to the one that was asked for after it.
    const end = (event: unknown) => {
      if (isOver) return;
      isOver = true;
      pending.delete(address);
      done(event);
    };
    pending.set(address, () => {
      // The runtime would wait for it again.
      for (const script of document.scripts) if (script.getAttribute('src') === address) script.remove();
      end({ type: 'timeout', target: { src: address } });
    });
    l(address, end, ...rest);
  };
  runtime.e = async (id) => {
    try {
      return await e(id);
    } catch (error) {
      const { request, type } = error as ChunkError;
      if (!request) throw error;
      fail(u(id));
      if (type === 'timeout') throw new LoadFailure('silent', undefined, { cause: error });
      const failure = await whyMissing(request);
      if (failure) throw failure;
      return e(id).catch((cause) => {
        throw new LoadFailure('damaged', undefined, { cause });
      });
    }
  };
}

/**
 * Gives up every script that is on its way: whoever waits for it fails, and can ask again.
 * @returns once they have heard of it; what is asked for before would wait for what was given up
 */
export function giveUpPending(): Promise<void> {
  for (const giveUp of [...pending.values()]) giveUp();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Happens to the window when a worker's script is gone because of an update; the failure is its `detail`. */
export const updatedEvent = 'site-updated';

/** In the place of a worker that a browser does not start: fails whatever it is asked, as one does that did not arrive. */
const unavailable = () => {
  const worker = Object.assign(new EventTarget(), {
    onerror: undefined as ((event: Event) => void) | undefined,
    postMessage() {
      queueMicrotask(() => {
        const error = new Event('error');
        worker.onerror?.(error);
        worker.dispatchEvent(error);
      });
    },
    terminate() {},
  });
  return worker;
};

/**
 * Starts a worker. Its scripts are asked for past every cache once it has failed.
 * @param start makes a `Worker` of a file of the bundle
 * @returns the worker, and what to call when it does not work, which finds out why
 */
export function startWorker<Kind>(start: () => Kind): { worker: Kind; failed: () => Promise<LoadFailure | undefined> } {
  lastNamed = { file: '', address: '' };
  let worker: Kind;
  try {
    worker = start();
  } catch (cause) {
    // A small browser has no workers, and a setting or an extension may take them away.
    const failure = new LoadFailure('impossible', undefined, { cause });
    return { worker: unavailable() as unknown as Kind, failed: async () => failure };
  }
  const { file, address } = lastNamed;
  const failed = async () => {
    if (!file) return undefined;
    fail(file);
    const failure = await whyMissing(address);
    if (failure?.reason === 'updated') dispatchEvent(new CustomEvent(updatedEvent, { detail: failure }));
    return failure;
  };
  return { worker, failed };
}

declare const __webpack_require__: Runtime;
if (typeof document !== 'undefined' && typeof __webpack_require__ !== 'undefined') askAgain(__webpack_require__);
