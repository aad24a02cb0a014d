import type { Progress } from '@site/src/loading/fetchBytes';

/** Where something that is loaded on demand stands. */
export type Status = { phase: 'idle' | 'loading' | 'ready'; progress?: Progress };

/** A status that can be watched, by `useSyncExternalStore` among others. */
export function createStatus() {
  let status: Status = { phase: 'idle' };
  const listeners = new Set<() => void>();
  return {
    status: (): Status => status,
    set: (next: Status) => {
      status = next;
      for (const listener of listeners) listener();
    },
    /** Calls back whenever the status changes, until the function it returns is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
