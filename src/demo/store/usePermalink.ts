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

/**
 * How this document came into the tab, and the hash of the work that was there before: a reload, such as Docusaurus makes
 * when the next page's code does not arrive, brings it back, and a link opened over it can be undone.
 */
function lastVisit(): { type: string; kept: string } {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = load?.type ?? '';
  try {
    return { type, kept: sessionStorage.getItem(keptKey) ?? '' };
  } catch {
    return { type, kept: '' };
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
  /** Counts the reads; one that is not the last any more changes nothing. */
  const reads = useRef(0);
  const isReading = useRef(false);
  const path = withBaseUrl(toolkits.find(({ id }) => id === toolkit)?.path ?? '');

  const read = useCallback(
    async (hash: string, { isKept = false, before = '' } = {}) => {
      reads.current += 1;
      const turn = reads.current;
      isReading.current = true;
      const fail = (reason: string) => setFailure({ reason, isOwnWork: !isInitial(demoStore.get()) });
      try {
        const { decodePermalink, encodePermalink } = await loadCodec();
        if (turn !== reads.current) return;
        const decoded = decodePermalink(hash);
        if (!decoded.ok) {
          fail(decoded.reason);
          // The visitor's own work stays, and so does its link.
          writeHash((await hashOfWork(toolkit)) ?? '');
          return;
        }
        setFailure(undefined);
        const own = decodePermalink(before);
        if (own.ok) demoStore.load(own.state);
        // A link to what is there already is no step of its own.
        if (encodePermalink({ toolkit: decoded.toolkit, state: demoStore.get() }) !== hash)
          demoStore.load(decoded.state);
        const other = toolkits.find(({ id }) => id === decoded.toolkit && id !== toolkit && !isKept);
        if (other) history.replace(`${withBaseUrl(other.path)}#${hash}`);
      } catch {
        fail('the part of this page that reads links could not be loaded');
      } finally {
        if (turn === reads.current) isReading.current = false;
      }
    },
    [history, toolkit, withBaseUrl],
  );

  useEffect(() => {
    const hash = hashNow();
    const isFirst = !hasReadFirst;
    hasReadFirst = true;
    const { type, kept } = isFirst ? lastVisit() : { type: '', kept: '' };
    if (hash && (isFirst || history.action !== 'POP') && !isAnchor(hash))
      void read(hash, { before: type === 'navigate' ? kept : '' });
    else if (!hash && type === 'reload' && kept) void read(kept, { isKept: true });

    let last = history.location;
    // Not the event `hashchange`: there is none between two entries that carry the same state, whatever is on show.
    return history.listen((location, action) => {
      // Going back to another toolkit changes path and hash; the visitor's work stays.
      const isSamePage = location.pathname === last.pathname;
      const cameFromAnchor = isAnchor(last.hash.slice(1));
      last = location;
      const entered = hashNow();
      if (!isSamePage || isAnchor(entered)) return;
      if (entered) void read(entered);
      // Back from a link to the demo as everybody meets it, which has no hash.
      else if (action === 'POP' && !cameFromAnchor && !isInitial(demoStore.get())) demoStore.load(initialState);
      // A link of the site to this very page, which has no hash: the work stays, so its link does.
      else if (action !== 'POP') void hashOfWork(toolkit).then((hash = '') => hash && writeHash(hash));
    });
  }, [history, toolkit, read]);

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
