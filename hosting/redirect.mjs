/**
 * Where a redirect leads a request with a query of its own: that of the target comes first, and its section stays last.
 * @param {string} to path, which may have a query and a section
 * @param {string} search query of the request with its question mark, or nothing
 * @example withSearch('/docs/next/umd?from=6#a', '?q=1') // '/docs/next/umd?from=6&q=1#a'
 */
export function withSearch(to, search) {
  const [path, hash] = to.split('#');
  return path + (path.includes('?') ? search.replace('?', '&') : search) + (hash ? `#${hash}` : '');
}

/**
 * A page that leads on to another one, for hosts that answer with files alone. A query and a hash of its address go along;
 * a section of the target comes before a hash, as it does in a redirect of a server.
 * @param {string} to path with the site's base, which may have a query and a section
 */
export function redirectPage(to) {
  const [address, section] = to.split('#');
  const search = address.includes('?') ? "location.search.replace('?','&')" : 'location.search';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${address.split('?')[0]}"></head><body><a href="${to}">This page has moved</a><script>location.replace('${address}'+${search}+${section ? `'#${section}'` : 'location.hash'})</script></body></html>\n`;
}
