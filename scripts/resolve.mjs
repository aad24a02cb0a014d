import { cleanPath } from '../hosting/cleanPath.mjs';
import { withSearch } from '../hosting/redirect.mjs';
import { encodingFor, encodings, framedFolder, headersAt, headersOf, hostFiles } from '../hosting/rules.mjs';

const plain = { ...headersAt('/'), 'content-type': 'text/plain; charset=utf-8' };
const oneRange = String.raw`(?:\d+-\d*|-\d+)`;
const byteRanges = new RegExp(String.raw`^ *bytes=\s*${oneRange}(?:\s*,\s*${oneRange})*\s*$`);

/**
 * What a request is answered with: the rules of the site's addresses, apart from sockets and files.
 * @param {{ method: string, url: string, headers: Record<string, string | undefined> }} request as Node gives it: the
 *   address may be anything a client has sent
 * @param {{ baseUrl: string, has: (file: string) => boolean, redirects?: Map<string, string> }} site the path it is built
 *   for, with both slashes; whether the build has a file, which is named from the build's root with a slash before it:
 *   `/docs/intro.html`; and where addresses of other pages lead, both with the base
 * @returns {{ status: number, headers: Record<string, string>, file?: string, ending?: string, text?: string }} `file` or
 *   `text` is the body; with an `ending`, the file's compressed twin is sent in its place
 */
export function resolve({ method, url, headers }, { baseUrl, has, redirects = new Map() }) {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { ...plain, allow: 'GET, HEAD' }, text: 'This site answers GET and HEAD only.\n' };
  // A proxy may be asked with a whole address.
  const [, pathname, search = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  if (pathname === undefined || isMalformed(pathname))
    return { status: 400, headers: plain, text: 'This is not an address of a site.\n' };
  // Redirects lead to pages, whose headers they have.
  const redirect = (to) => ({
    status: 301,
    headers: { ...headersAt('/'), location: withSearch(to, printable(search)) },
  });
  const found = (status, file) => {
    const encoding = headers.range
      ? undefined
      : encodingFor(headers['accept-encoding'], (ending) => has(file + ending));
    return {
      status,
      headers: { ...headersOf(file), ...(encoding && { 'content-encoding': encoding.name }) },
      file,
      ...(encoding && { ending: encoding.ending }),
    };
  };

  if (`${pathname}/` === baseUrl) return redirect(baseUrl);
  const moved = redirects.get(decoded(pathname)) ?? redirects.get(decoded(cleanPath(pathname, baseUrl)));
  if (moved) return redirect(moved);
  const file = fileAt(pathname, baseUrl, has);
  if (file) {
    if (isRefused(headers.range)) return { status: 416, headers: plain, text: 'This range cannot be read.\n' };
    return found(200, file);
  }
  const clean = cleanPath(pathname, baseUrl);
  // A document that pages frame is redirected nowhere: Firefox obeys the policy of a redirect.
  const isFramed = pathname.startsWith(baseUrl + framedFolder.slice(1));
  if (clean !== pathname && !isFramed && fileAt(clean, baseUrl, has)) return redirect(clean);
  return found(404, '/404.html');
}

/** A path that nginx takes for no address either: with a zero byte or half of a code, or out of the site's root. */
function isMalformed(pathname) {
  if (/%(?![0-9a-f]{2})|%00|\0/i.test(pathname)) return true;
  let depth = 0;
  for (const part of pathname
    .replace(/%2e/gi, '.')
    .split(/\/|%2f/i)
    .filter(Boolean)) {
    depth += part === '..' ? -1 : part === '.' ? 0 : 1;
    if (depth < 0) return true;
  }
  return false;
}

/** The file of the build that stands at a clean address, if there is one. */
function fileAt(pathname, baseUrl, has) {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const path = decoded(`/${pathname.slice(baseUrl.length)}`);
  if (path === '/') return '/index.html';
  if (!path || hostFiles.includes(path) || encodings.some(({ ending }) => path.endsWith(ending))) return undefined;
  if (path.startsWith(framedFolder)) return [path, path.replace(/\/?$/, '/index.html')].find(has);
  // A page has one address: that without suffix. The not-found page has none.
  if (/\.html?$|\/$|\/index$|^\/404$/.test(path)) return undefined;
  return [path, `${path}.html`, `${path}/index.html`].find(has);
}

/** A path as the build's files spell it; undefined where it is no text, or hides a separator. */
function decoded(path) {
  try {
    const text = decodeURIComponent(path);
    return /[\\\0]/.test(text) || text.split('/').length !== path.split('/').length ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A range of bytes that is none. What has another unit is left out of account, as HTTP asks for. */
const isRefused = (range) => range !== undefined && /^ *bytes=/.test(range) && !byteRanges.test(range);

/** A header holds printable characters only, an address that a client sends may hold others. */
const printable = (search) => search.replace(/[^!-~]/gu, encodeURIComponent);
