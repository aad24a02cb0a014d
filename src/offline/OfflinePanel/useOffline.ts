import { useCallback, useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { DownloadError } from '../download';
import { type FetchedManifest, fetchManifest } from '../fetchManifest';
import { isSupported, type Kept, keptOf, makeAvailable, removeAll, removePartial } from '../keepSite';
import { manifestSchema } from '../manifestSchema';

export type Progress = { done: number; all: number };

/** What the panel knows and can do of the site in this browser. */
export function useOffline(scope: string) {
  const [kept, setKept] = useState<Kept>();
  const [fetched, setFetched] = useState<FetchedManifest>();
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<unknown>();
  /** Whether the browser has storage for files and lets no page use it. */
  const [isDenied, setDenied] = useState(false);
  const running = useRef<AbortController>();

  const look = useCallback(
    async (of?: FetchedManifest) => {
      setFetched(of);
      setKept(await keptOf(scope, of));
    },
    [scope],
  );
  useEffect(() => {
    if (!isSupported()) return;
    fetchManifest(scope)
      .then((of) => (safeParse(manifestSchema, of.manifest).success ? of : undefined))
      .catch(() => undefined)
      .then(look)
      .catch(() => setDenied(true));
    // To leave the page or to close the panel ends the download; what has come is kept.
    return () => running.current?.abort();
  }, [scope, look]);

  const download = async (parts: string[]) => {
    if (!fetched || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setError(undefined);
    setProgress({ done: 0, all: 0 });
    let taken = fetched;
    try {
      const onProgress = (done: number, all: number) => setProgress({ done, all });
      taken = await makeAvailable(scope, fetched, parts, { signal, onProgress });
    } catch (failure) {
      if (failure instanceof DownloadError && failure.reason === 'full') await removePartial(scope);
      if (!signal.aborted) setError(failure);
    }
    running.current = undefined;
    setProgress(undefined);
    await look(taken);
  };
  const cancel = () => running.current?.abort();
  const remove = async () => {
    setError(undefined);
    await removeAll(scope);
    await look(fetched);
  };
  return { isSupported: isSupported() && !isDenied, kept, fetched, progress, error, download, cancel, remove };
}
