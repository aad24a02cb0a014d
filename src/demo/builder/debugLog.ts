import { useSyncExternalStore } from 'react';

/** A message of the builder in debug mode: what happened, and what with. */
export type LogEntry = { id: number; type: string; detail: string };

const longest = 50;
let entries: LogEntry[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: LogEntry[]) => {
  entries = next;
  for (const listener of listeners) listener();
};

/** What `onLog` has received, newest first. It is kept outside the builder, which would log again if it rendered. */
export const debugLog = {
  add: ({ type, query, queryState, schema, ...detail }: Record<string, unknown>) => {
    count += 1;
    const text = JSON.stringify(Object.keys(detail).length > 0 ? detail : (query ?? {}));
    set([{ id: count, type: String(type), detail: text }, ...entries].slice(0, longest));
  },
  clear: () => set([]),
};

const none: LogEntry[] = [];

export const useDebugLog = (): LogEntry[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => entries,
    () => none,
  );
