import { keepOverReload } from '@site/src/loading/restoreAfterReload';
import { useEffect, useState } from 'react';

const kept = new Map<string, unknown>();

/** A text, or texts by name: all that is kept is that. */
const isTyped = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'));

keepOverReload('demo', {
  read: () => Object.fromEntries(kept),
  write: (values) => {
    if (typeof values !== 'object' || !values) return;
    for (const [key, value] of Object.entries(values)) if (isTyped(value)) kept.set(key, value);
  },
});

/**
 * State that outlives its component: each toolkit is a page of its own, and a visitor who changes it finds panels and
 * texts as they were. It begins anew with each visit, so that the server's HTML and the first render agree; what a reload
 * brings back is hidden in panels that are fetched.
 * @param key a name of its own for each use
 */
export function useKept<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() =>
    typeof kept.get(key) === typeof initial ? (kept.get(key) as T) : initial,
  );
  useEffect(() => {
    kept.set(key, value);
  }, [key, value]);
  return [value, setValue] as const;
}
