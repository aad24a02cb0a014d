import { useSyncExternalStore } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { sampleQuery } from './sampleQuery';

/** The visitor's query. It lives outside the routes, so that a change of toolkit keeps it. */
let query = sampleQuery;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export function setQuery(changed: RuleGroupType) {
  query = changed;
  for (const listener of listeners) listener();
}

/** The visitor's query; while a page hydrates, the sample that its HTML was made with. */
export const useQuery = (): RuleGroupType =>
  useSyncExternalStore(
    subscribe,
    () => query,
    () => sampleQuery,
  );
