import { mendAddress } from './mendAddress';

declare const BASE_URL: string;
/** The script that goes on with an address that came from elsewhere (arrive/). */
declare const ARRIVE: string;

/** @param event none while the page's head is read, when the rest of it is not there yet */
function mend(event?: Event) {
  const { origin, pathname, search, hash, href } = location;
  const address = mendAddress(location, BASE_URL);
  if (address !== pathname + search + hash)
    if (!event && document.querySelector('meta[name=prerendered]') && document.referrer !== href.split('#')[0])
      // The host has no page here, but may have one at the address without suffix: that one is asked for, once.
      location.replace(origin + address);
    // The origin too: a path that begins with two slashes would name another site.
    else history.replaceState(history.state, '', origin + address);
  // What goes on with the address is fetched where there is something to go on with. Hashes of demos have a `=`.
  if (event && (/from=/.test(search) || (/^#[^=]+$/.test(hash) && !document.getElementById(hash.slice(1)))))
    import(origin + ARRIVE);
}

mend();
for (const event of ['DOMContentLoaded', 'popstate', 'hashchange']) addEventListener(event, mend, true);
