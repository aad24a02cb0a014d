/**
 * The path of a page without what stands for the same page: `.html`, `.htm`, `/index.html` or a slash at its end. The
 * server redirects to it, and the page itself does the same on a host that does not (plugins/address).
 * @param {string} pathname path of an address
 * @param {string} baseUrl path the site is built for, with both slashes
 * @returns {string} the same path where nothing is to be taken off, or which is outside the site
 * @example cleanPath('/base/docs/intro/index.html', '/base/') // '/base/docs/intro'
 */
export function cleanPath(pathname, baseUrl) {
  if (!pathname.startsWith(baseUrl)) return pathname;
  const clean = pathname.replace(/(?:\/index)?\.html?$|\/$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}
