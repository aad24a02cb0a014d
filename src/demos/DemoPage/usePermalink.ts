import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DemoState, demoStore, initialState, useDemo } from '../state';
import { type ToolkitId, toolkits } from '../toolkits/registry';

/** Pause in milliseconds after which a change is written into the address. */
const pause = 400;
const loadCodec = () => import('../permalink');

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
const isInitial = (state: DemoState) =>
  (Object.keys(initialState) as (keyof DemoState)[]).every((key) => state[key] === initialState[key]);

/** Writes into the address without a history entry. The router's own state has to stay, or going back breaks. */
function writeHash(hash: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
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

  const read = useCallback(
    async (hash: string) => {
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
          const other = toolkits.find(({ id }) => id === decoded.toolkit && id !== toolkit);
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
    hasReadFirst = true;
    if (hash && isNew && !isAnchor(hash)) void read(hash);
    const onHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
      // Going back to another toolkit changes path and hash; the visitor's work stays.
      const isSamePage = new URL(oldURL).pathname === new URL(newURL).pathname;
      const entered = hashNow();
      if (isSamePage && entered && !isAnchor(entered)) void read(entered);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [history, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state says when to write; what is written is read then.
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (isReading.current || isAnchor(hashNow())) return;
      const hash = await hashOfWork(toolkit);
      if (isCurrent && !isReading.current && hash !== undefined && hash !== hashNow()) writeHash(hash);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [toolkit, state]);

  /** The address that carries the present state; nothing if that is too large for a link. */
  const link = useCallback(async () => {
    const hash = await encode(toolkit);
    if (hash === undefined) return undefined;
    writeHash(hash);
    return window.location.href;
  }, [toolkit]);

  return { failure, dismiss: useCallback(() => setFailure(undefined), []), link };
}
