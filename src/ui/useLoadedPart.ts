import { useEffect, useState } from 'react';
import { type PartState, spinnerDelay } from './useLazyPart';

/**
 * Loads a part of the page at once, and the next one whenever `load` is another function: what the one before still
 * brings, a failure too, is not shown. For parts that wait to be told there is `useLazyPart`.
 * @param load dynamic import of the part, the same function as long as it is the same part
 * @returns the part once it is there, and the props of `LoadState`
 */
export function useLoadedPart<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<PartState<Part> & { load?: unknown }>({ pastDelay: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Partial<PartState<Part>>) => isCurrent && setState({ pastDelay: false, ...next, load });
    show({});
    const timer = setTimeout(show, spinnerDelay, { pastDelay: true });
    load()
      .then(
        (part) => show({ part }),
        (error) => show({ error }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, attempt]);
  const { part, error, pastDelay }: PartState<Part> = state.load === load ? state : { pastDelay: false };
  return { part, error, pastDelay, retry: () => setAttempt(attempt + 1) };
}
