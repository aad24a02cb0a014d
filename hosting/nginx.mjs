import { withSearch } from './redirect.mjs';
import { framedFolder, headersAt, hostFiles, isText, places, types } from './rules.mjs';

const quoted = (text) => `"${text.replaceAll('"', '\\"')}"`;
const block = (head, lines) => [`${head} {`, ...lines.map((line) => `    ${line}`), '}'];
const headerLines = (headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** nginx adds the charset to HTML by itself. */
const texts = Object.keys(types).filter((type) => isText(type) && type !== 'text/html');

/**
 * What an nginx that has the module for brotli is told beside `nginxConfig`, in the http part of its configuration. To others
 * the words would be unknown.
 */
export const brotliConfig = 'brotli_static on;\n';

/**
 * A whole configuration of nginx for a build, also for one without modules: clean addresses, one address for each page, headers, caches, compressed
 * files, and the not-found page with its status. `scripts/resolve.mjs` has the same rules for `npm start`.
 * @param {object} site
 * @param {{ from: string, to: string }[]} site.redirects addresses without the site's base
 * @param {string} [site.baseUrl] path of the site, with both slashes
 * @param {string} [site.root] folder on the host; the build lies in it at its base: with the base `/x/` in `<root>/x`
 * @param {number} [site.port] port that nginx listens on
 * @returns {string}
 */
export function nginxConfig({ redirects, baseUrl = '/', root = '/srv/site', port = 8080 }) {
  const base = baseUrl.slice(0, -1);
  const folder = (path) => `${base}${path}`;
  const headers = (path) => ['add_header vary "Accept-Encoding" always;', ...headerLines(headersAt(path))];
  const server = [
    `listen ${port};`,
    `listen [::]:${port};`,
    `root ${root};`,
    'server_tokens off;',
    '# Redirects name no host: this one may stand behind another name, port or scheme.',
    'absolute_redirect off;',
    ...block(
      'types',
      Object.entries(types).map(([type, endings]) => `${type} ${endings.join(' ')};`),
    ),
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
    '# Files that are packed with brotli are sent where nginx has the module, by nginx-brotli.conf.',
    'gzip_static on;',
    // By name: a redirect to a file would go through all the conditions again.
    'error_page 403 404 =404 @missing;',
    ...headers('/'),
    '',
    ...block('if ($request_method !~ ^(GET|HEAD)$)', ['return 405;']),
    '# An address that hides a separator or goes by another folder is none of ours, and nothing that a redirect leads to.',
    ...block(String.raw`if ($request_uri ~* "^[^?]*(\\|%5c|%2f|//|/(\.|%2e){1,2}(/|\?|$))")`, ['return 404;']),
    '# Packed files go out in the place of others only.',
    ...block(String.raw`if ($uri ~ "\.(br|gz)$")`, ['return 404;']),
    '',
    ...hostFiles.flatMap((file) => block(`location = ${folder(file)}`, ['return 404;'])),
    ...block('location @missing', [`try_files ${folder('/404.html')} =500;`]),
    '# What a redirect adds to a query of its target.',
    'set $more "";',
    ...block('if ($args)', ['set $more "&$args";']),
    ...redirects.flatMap(({ from, to }) =>
      block(`location = ${folder(from)}`, [
        `return 301 "${withSearch(folder(to), to.includes('?') ? '$more' : '$is_args$args')}";`,
      ]),
    ),
    ...(base ? block(`location = ${base}`, [`return 301 ${baseUrl}$is_args$args;`]) : []),
    ...block(`location = ${baseUrl}`, [`try_files ${folder('/index.html')} =404;`]),
    '# nginx forgets the headers of the server where a location adds one of its own, so it names them all.',
    ...places
      .filter((place) => place.folder !== '/')
      .flatMap((place) =>
        block(`location ^~ ${folder(place.folder)}`, [
          ['try_files $uri', ...(place.folder === framedFolder ? ['$uri/index.html'] : []), '=404;'].join(' '),
          ...headers(place.folder),
        ]),
      ),
    '# A page has one address: that without a suffix, and without a slash at its end.',
    ...block(String.raw`location ~ "/index$|^${base}/404(\.html?|/)?$|\.html?(\.html?|/)$"`, ['return 404;']),
    ...block(String.raw`location ~ "^${base}(?<page>/.*?)??(/index)?(\.html?|/)$"`, [
      ...block(`if ($page = "")`, [`return 301 ${baseUrl}$is_args$args;`]),
      ...['.html', '/index.html'].flatMap((ending) =>
        block(`if (-f $document_root${base}$page${ending})`, [`return 301 ${base}$page$is_args$args;`]),
      ),
      'return 404;',
    ]),
    ...block(`location ${baseUrl}`, ['try_files $uri $uri.html $uri/index.html =404;']),
  ];
  return [
    '# Written by the build from hosting/rules.mjs. Include it in the http part of nginx.conf; the Dockerfile does.',
    ...block('server', server),
    '',
  ].join('\n');
}
