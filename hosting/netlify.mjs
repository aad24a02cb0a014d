import { hostFiles, places, sharedHeaders } from './rules.mjs';

/** Longest line that the hosts take. */
export const longestLine = 2000;

const lineOf = ([name, value]) => `  ${name}: ${value}`;

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read. Where several rules fit an address the hosts join what
 * they say, so that what differs from place to place is said of addresses that do not overlap: those of one step, and all
 * below each folder.
 * @param {string[]} folders names of the folders in the build's root
 * @param {string} baseUrl path of the site, with both slashes
 * @throws {Error} when a line is longer than the hosts take
 */
export function headersFile(folders, baseUrl = '/') {
  const base = baseUrl.slice(0, -1);
  const [pages, ...others] = places;
  const ofPages = folders.filter((name) => !others.some(({ folder }) => folder === `/${name}/`));
  const rules = [
    [`${baseUrl}*`, sharedHeaders],
    ...['', ':page', ...ofPages.sort().map((name) => `${name}/*`)].map((path) => [baseUrl + path, pages.headers]),
    ...others.map(({ folder, headers }) => [`${base}${folder}*`, headers]),
  ];
  const text = rules.map(([path, headers]) => [path, ...Object.entries(headers).map(lineOf), ''].join('\n')).join('\n');
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long) throw new Error(`A line of _headers has ${long.length} characters, of ${longestLine} at most: ${long}`);
  return text;
}

/**
 * The text of `_redirects`. Suffixes are taken off by the hosts themselves; what the build needs for itself is not there for
 * visitors.
 * @param {{ from: string, to: string }[]} redirects addresses without the site's base
 * @param {string} baseUrl path of the site, with both slashes
 */
export function redirectsFile(redirects, baseUrl = '/') {
  const base = baseUrl.slice(0, -1);
  const moved = redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301`);
  const hidden = hostFiles.map((file) => `${base}${file} ${base}/404.html 404`);
  return `${[...moved, ...hidden].join('\n')}\n`;
}
