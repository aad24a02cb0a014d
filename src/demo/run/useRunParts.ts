import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useEffect } from 'react';
import { useRunIntent } from './runIntent';

const load = async () => {
  const [{ LiveCount }, { default: ResultsPanel }] = await Promise.all([
    import('./LiveCount'),
    import('../panels/results'),
  ]);
  return { LiveCount, ResultsPanel };
};

export type RunParts = ReturnType<typeof useRunParts>;

/**
 * The code that runs the query and shows what it selects, fetched once a run is wanted. The count and the results have it
 * together, so that one of them says why it did not come.
 * @returns the components once they are there, and the props of `LoadState`
 */
export function useRunParts() {
  const isRun = useRunIntent();
  const { part, start, ...state } = useLazyPart(load);
  useEffect(() => {
    if (isRun) start().catch(() => {}); // shown by LoadState
  }, [isRun, start]);
  return { part, loading: { ...state, retry: () => void start().catch(() => {}) } };
}
