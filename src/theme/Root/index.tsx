// Change: without a connection a link whose page is not there yet leaves the page that is being read, and says why.
// Docusaurus would reload, and the visitor would be left with the browser's own page.

import preload from '@docusaurus/core/lib/client/preload';
import { useHistory } from '@docusaurus/router';
import type { Props } from '@theme/Root';
import { useEffect, useState } from 'react';

/** The router's `push` and `replace`, by which every link, search result and picker of the site leads on. */
const moves = ['push', 'replace'] as const;

export default function Root({ children }: Props) {
  const history = useHistory();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    for (const move of moves) {
      const go = history[move];
      history[move] = (to: Parameters<typeof go>[0], ...rest: unknown[]) => {
        const leave = () => {
          setMissing(false);
          (go as (...args: unknown[]) => void)(to, ...rest);
        };
        const address = typeof to === 'string' ? to : to.pathname; // none: only the query or the hash changes
        if (navigator.onLine || !address) return leave();
        const { pathname } = new URL(address, window.location.href);
        preload(pathname).then(leave, () => setMissing(true));
      };
    }
  }, [history]);
  return (
    <>
      {children}
      {isMissing && (
        <div className="page-failure" role="alert">
          <p>You are offline, and that page has not been loaded yet. Connect, then try again.</p>
          <button type="button" onClick={() => setMissing(false)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}
