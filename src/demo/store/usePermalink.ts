import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { useCallback, useEffect, useRef, useState } from 'react';
import { demoStore, initialState, isInitial, useDemo } from './state';

/** Pause in milliseconds after which a change is written into the address. */
const pause = 400;
const loadCodec = () => import('./permalink');

/** Whether the page's first hash has been read; after that, going back must not undo the visitor's work. */
let hasReadFirst = false;

/** The hash that carries the present state; undefined if that is too large for a link. */
async function encode(toolkit: ToolkitId): Promise<string | undefined> {
  const { encodePermalink } = await loadCodec();
  return encodePermalink({ toolkit, state: demoStore.get() });
}

/** The same for the address bar, which has no hash while the state is the one that everybody meets. */
const hashOfWork = async (toolkit: ToolkitId) =>
  isInitial(demoStore.get()) ? '' : encode(toolkit).catch(() => undefined);

const hashNow = () => window.location.hash.slice(1);
const isAnchor = (hash: string) => document.getElementById(hash) !== null;

/** Writes into the address without a history entry. The router's own state has to stay, or going back breaks. */
function writeHash(hash: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
}

/** Under this key the session keeps the hash of the visitor's work, for a reload that leads to another address. */
const keptKey = 'demo.hash';

function keepHash(hash = '') {
  try {
    sessionStorage.setItem(keptKey, hash);
  } catch {
    // Storage is denied: the address still carries the work.
  }
}

/** The work from before a reload, such as Docusaurus makes when the next page's code does not arrive. */
function keptHash(): string {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    return (load?.type === 'reload' && sessionStorage.getItem(keptKey)) || '';
  } catch {
    return '';
  }
}

/**
 * Keeps the address and the state of the demo together: reads the hash of a link, and writes what the visitor changes.
 * @returns `failure`, why a link could not be read, and whether the demo keeps what the visitor made before; and `link`,
 * which gives the present state's address
 */
export function usePermalink(toolkit: ToolkitId) {
  const history = useHistory();
  const state = useDemo();
  const { withBaseUrl } = useBaseUrlUtils();
  const [failure, setFailure] = useState<{ reason: string; isOwnWork: boolean }>();
  const isReading = useRef(false);
  const path = withBaseUrl(toolkits.find(({ id }) => id === toolkit)?.path ?? '');

  const read = useCallback(
    async (hash: string, isKept = false) => {
      isReading.current = true;
      try {
        const { decodePermalink } = await loadCodec();
        const decoded = decodePermalink(hash);
        if (!decoded.ok) {
          setFailure({ reason: decoded.reason, isOwnWork: !isInitial(demoStore.get()) });
          // The visitor's own work stays, and so does its link.
          writeHash((await hashOfWork(toolkit)) ?? '');
        } else {
          setFailure(undefined);
          demoStore.load(decoded.state);
          const other = toolkits.find(({ id }) => id === decoded.toolkit && id !== toolkit && !isKept);
          if (other) history.replace(`${withBaseUrl(other.path)}#${hash}`);
        }
      } catch {
        setFailure({
          reason: 'the part of this page that reads links could not be loaded',
          isOwnWork: !isInitial(demoStore.get()),
        });
      } finally {
        isReading.current = false;
      }
    },
    [history, toolkit, withBaseUrl],
  );

  useEffect(() => {
    const hash = hashNow();
    const isNew = !hasReadFirst || history.action !== 'POP';
    const kept = hash || hasReadFirst ? '' : keptHash();
    hasReadFirst = true;
    if (hash && isNew && !isAnchor(hash)) void read(hash);
    if (kept) void read(kept, true);
    const onHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
      // Going back to another toolkit changes path and hash; the visitor's work stays.
      const isSamePage = new URL(oldURL).pathname === new URL(newURL).pathname;
      const entered = hashNow();
      if (!isSamePage || isAnchor(entered)) return;
      if (entered) void read(entered);
      // Back from a link to the demo as everybody meets it, which has no hash.
      else if (new URL(oldURL).hash.startsWith('#d')) demoStore.load(initialState);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [history, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state says when to write; what is written is read then.
  useEffect(() => {
    let isCurrent = true;
    // The address changes before the page does: what is written then would lead the next toolkit back to this one.
    const isHere = () => isCurrent && !isReading.current && window.location.pathname === path;
    const timer = setTimeout(async () => {
      if (!isHere() || isAnchor(hashNow())) return;
      const hash = await hashOfWork(toolkit);
      if (!isHere()) return;
      keepHash(hash);
      if (hash !== undefined && hash !== hashNow()) writeHash(hash);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [toolkit, path, state]);

  /** The address that carries the present state; nothing if that is too large for a link. */
  const link = useCallback(async () => {
    const hash = await encode(toolkit);
    if (hash === undefined) return undefined;
    writeHash(hash);
    return window.location.href;
  }, [toolkit]);

  return { failure, dismiss: useCallback(() => setFailure(undefined), []), link };
}
