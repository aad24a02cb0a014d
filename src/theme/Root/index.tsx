// Change: a link whose page does not arrive leaves the page that is being read, and says why. Docusaurus would reload, and
// a visitor without a connection would be left with the browser's own page.

import preload from '@docusaurus/core/lib/client/preload';
import { useHistory } from '@docusaurus/router';
import { giveUpPending, updatedEvent } from '@site/src/loading/chunks';
import { asFailure, type LoadFailure, patience } from '@site/src/loading/LoadFailure';
import { loadPage, reloadHere, scrollBack } from '@site/src/loading/restoreAfterReload';
import { isReachable } from '@site/src/loading/whyMissing';
import { OfflineControl } from '@site/src/offline/OfflineControl';
import type { Props } from '@theme/Root';
import { useEffect, useState } from 'react';

/** The router's `push` and `replace`, by which every link, search result and picker of the site leads on. */
const moves = ['push', 'replace'] as const;

type Notice = { text: string; action: string; act: () => void; isOffline?: boolean };

export default function Root({ children }: Props) {
  const history = useHistory();
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    let turn = 0;
    /** Address of the page that is read while the one of the address is on its way by a link. */
    let reading: string | undefined;
    /** How many entries of the browser's history the links since then have added. */
    let added = 0;
    let isByLink = false;
    let isReturning = false;
    /** The address is that of the page on the screen again, for whoever loads it anew, copies it or goes back. */
    const returnToPage = () => {
      isReturning = added > 0;
      if (isReturning) window.history.go(-added);
      else window.history.replaceState(window.history.state, '', reading);
      reading = undefined;
      added = 0;
    };
    /** Follows a page that Docusaurus fetches while the old one stays; a newer link takes the place of an older one. */
    const follow = (address: string) => {
      turn += 1;
      const now = turn;
      const retry = () => {
        turn += 1;
        setNotice(undefined);
        void giveUpPending().then(() => history[reading ? 'replace' : 'push'](address));
      };
      const say = (text: string, isOffline?: boolean) =>
        now === turn && setNotice({ text, action: 'Retry', act: retry, isOffline });
      const timer = setTimeout(() => say('That page is still loading. Wait, or try again.'), patience);
      const fetched = async () => preload(new URL(address, location.href).pathname);
      fetched()
        .then(
          () => {
            if (now !== turn) return;
            reading = undefined;
            added = 0;
            setNotice(undefined);
          },
          async (error) => {
            if (now !== turn) return;
            const failure = asFailure(error);
            // What was updated is fetched with the page itself, and so is what the browser could not fetch alone.
            const isOnServer = failure.reason === 'updated' || failure.reason === 'unreachable';
            const isThere = isOnServer && (await isReachable(address));
            if (now !== turn) return;
            if (isThere) await loadPage();
            else {
              returnToPage();
              say(failure.about('That page'), failure.reason === 'offline');
            }
          },
        )
        .finally(() => clearTimeout(timer));
    };
    for (const move of moves) {
      const go = history[move] as (...args: unknown[]) => void;
      history[move] = (to: string | { pathname?: string; search?: string; hash?: string }, ...rest: unknown[]) => {
        const address = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
        const before = location.href;
        const isElsewhere = new URL(address, before).pathname !== location.pathname;
        go(to, ...rest);
        if (!isElsewhere) return;
        reading ??= before;
        if (move === 'push') added += 1;
        isByLink = true;
        follow(address);
      };
    }
    const stopListening = history.listen((_, action) => {
      if (action !== 'POP') return;
      if (isReturning) {
        isReturning = false;
        return;
      }
      turn += 1;
      reading = undefined;
      added = 0;
      isByLink = false;
      setNotice(undefined);
    });
    // Back and forward have changed the address by the time that their page does not arrive.
    const onPageMissing = ({ detail }: CustomEventInit<unknown>) => {
      if (isByLink) return;
      const { pathname, search, hash } = location;
      const again = () => {
        setNotice(undefined);
        history.replace({ pathname, search, hash });
      };
      const failure = asFailure(detail);
      const isOffline = failure.reason === 'offline';
      setNotice({ text: failure.about('That page'), action: 'Retry', act: again, isOffline });
    };
    const onUpdated = ({ detail }: CustomEventInit<LoadFailure>) =>
      setNotice({ text: detail?.message ?? '', action: 'Reload', act: reloadHere });
    addEventListener('page-missing', onPageMissing as EventListener);
    addEventListener(updatedEvent, onUpdated as EventListener);
    scrollBack();
    return () => {
      stopListening();
      removeEventListener('page-missing', onPageMissing as EventListener);
      removeEventListener(updatedEvent, onUpdated as EventListener);
    };
  }, [history]);
  return (
    <>
      {children}
      {notice && (
        <div className="page-failure" role="alert">
          <p>{notice.text}</p>
          <button type="button" onClick={notice.act}>
            {notice.action}
          </button>{' '}
          <button type="button" onClick={() => setNotice(undefined)}>
            Close
          </button>{' '}
          {notice.isOffline && <OfflineControl />}
        </div>
      )}
    </>
  );
}
