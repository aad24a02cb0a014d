import { cleanPath } from '../../scripts/cleanPath.mjs';
import { mendAddress } from './mendAddress';

declare const BASE_URL: string;
/** The script that goes on with an address that came from elsewhere (arrive/). */
declare const ARRIVE: string;

/** True where the host has no page, but may have one at the address without suffix: that one is asked for, once. */
function isElsewhere() {
  const isNotFound = document.querySelector('meta[name=prerendered]');
  const cameFromHere = document.referrer === location.href.split('#')[0];
  return isNotFound && !cameFromHere && cleanPath(location.pathname, BASE_URL) !== location.pathname;
}

function mend() {
  const { origin, pathname, search, hash } = location;
  const address = mendAddress(location, BASE_URL);
  // The origin too: a path that begins with two slashes would name another site.
  if (address !== pathname + search + hash) history.replaceState(history.state, '', origin + address);
  // Hashes of demos have a `=`.
  if (document.body && (/from=/.test(search) || (/^#[^=]+$/.test(hash) && !document.getElementById(hash.slice(1)))))
    import(origin + ARRIVE);
}

if (isElsewhere()) location.replace(location.origin + mendAddress(location, BASE_URL));
else mend();
addEventListener('DOMContentLoaded', mend);
addEventListener('popstate', mend, true);
addEventListener('hashchange', mend, true);
