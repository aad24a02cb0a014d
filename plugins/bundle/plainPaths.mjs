// In place of path-to-regexp, in the browser: what the router asks of it about the addresses of this site, which are plain
// but for the one of everything else. Patterns with parameters are refused rather than misread.

const everything = '*';

/** The address that a route is, without the backslashes by which a NavLink says that its address is no pattern. */
function plain(route) {
  if (/[:(*]/.test(route.replace(/\\./g, ''))) throw new Error(`The route ${route} is a pattern; see plainPaths.mjs.`);
  return route.replace(/\\(.)/g, '$1');
}

/**
 * The regular expression of a route.
 * @param {string} route
 * @param {object[]} keys to which the parameters are added: of everything, the part that it stands for
 */
export default function pathToRegexp(route, keys, { end, strict, sensitive }) {
  if (route === everything) keys.push({ name: 0 });
  const address = route === everything ? '' : plain(route);
  const escaped = route === everything ? '((?:.*))' : address.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const stem = strict ? escaped : `${escaped.replace(/\\\/$/, '')}(?:\\/(?=$))?`;
  const ending = end ? '$' : strict && address.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${stem}${ending}`, sensitive ? '' : 'i');
}

/** What writes the address of a route, which has no parameters. */
pathToRegexp.compile = (route) => () => plain(route);
