import { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DemoState, demoStore, initialState, useDemo } from '../state';
import { type ToolkitId, toolkits } from '../toolkits/registry';

/** Pause in milliseconds after which a change is written into the address. */
const pause = 400;
const loadCodec = () => import('../permalink');

/** Whether the page's first hash has been read; after that, going back must not undo the visitor's work. */
let hasReadFirst = false;

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
 * @returns why a link could not be read, if so, and `link`, which gives the present state's address
 */
export function usePermalink(toolkit: ToolkitId) {
  const history = useHistory();
  const state = useDemo();
  const [failure, setFailure] = useState<string>();
  const isReading = useRef(false);

  const read = useCallback(
    async (hash: string) => {
      isReading.current = true;
      try {
        const { decodePermalink } = await loadCodec();
        const decoded = decodePermalink(hash);
        setFailure(decoded.ok ? undefined : decoded.reason);
        if (!decoded.ok) writeHash('');
        else {
          demoStore.load(decoded.state);
          const other = toolkits.find(({ id }) => id === decoded.toolkit && id !== toolkit);
          if (other) history.replace(`${other.path}#${hash}`);
        }
      } catch {
        setFailure('the part of this page that reads links could not be loaded');
      } finally {
        isReading.current = false;
      }
    },
    [history, toolkit],
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

  const { options, query, format, formatSettings } = state;
  const encode = useCallback(async () => {
    const present = { options, query, format, formatSettings };
    return (await loadCodec()).encodePermalink({ toolkit, state: present });
  }, [toolkit, options, query, format, formatSettings]);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (isReading.current || isAnchor(hashNow())) return;
      const hash = isInitial(demoStore.get()) ? '' : await encode().catch(() => undefined);
      if (isCurrent && !isReading.current && hash !== undefined && hash !== hashNow()) writeHash(hash);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [encode]);

  /** The address that carries the present state; nothing if that is too large for a link. */
  const link = useCallback(async () => {
    const hash = await encode();
    if (hash === undefined) return undefined;
    writeHash(hash);
    return window.location.href;
  }, [encode]);

  return { failure, dismiss: useCallback(() => setFailure(undefined), []), link };
}
