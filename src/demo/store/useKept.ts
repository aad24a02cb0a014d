import { useEffect, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * State that outlives its component: each toolkit is a page of its own, and a visitor who changes it finds panels and
 * texts as they were. It begins anew with each visit, so that the server's HTML and the first render agree.
 * @param key a name of its own for each use
 */
export function useKept<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  useEffect(() => {
    kept.set(key, value);
  }, [key, value]);
  return [value, setValue] as const;
}
