import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay in milliseconds before a spinner shows. */
export const spinnerDelay = 200;

export type PartState<Part> = { part?: Part; error?: unknown; pastDelay: boolean };

/**
 * Loads a part of the page when told to, for parts that have no server HTML or keep their own.
 * @param load dynamic import of the part
 * @returns the part once it is there, `error` and `pastDelay` for `LoadState`, and `start`, which also retries
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<PartState<Part>>({ pastDelay: false });
  const running = useRef<Promise<Part>>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  // `load` is usually an arrow function written in place; the first one is as good as the next.
  const loadRef = useRef(load);
  const start = useCallback((): Promise<Part> => {
    if (running.current) return running.current;
    setState({ pastDelay: false });
    timer.current = setTimeout(() => setState((now) => (now.part ? now : { ...now, pastDelay: true })), spinnerDelay);
    const settle = (next: Partial<PartState<Part>>) => {
      clearTimeout(timer.current);
      if (isMounted.current) setState({ pastDelay: false, ...next });
    };
    running.current = loadRef.current();
    running.current.then(
      (part) => settle({ part }),
      (error) => {
        running.current = undefined;
        settle({ error });
      },
    );
    return running.current;
  }, []);
  return { ...state, start };
}
