import path from 'node:path';

const year = 31_536_000;

/** Headers of every answer, by their names in lower case. */
export const sharedHeaders = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over https only. Sub-domains are not ours to speak for.
  'strict-transport-security': `max-age=${year}`,
  'x-content-type-options': 'nosniff',
};

/**
 * Documents that pages frame are in this folder, each at the address of a folder with its slash: hosts of all kinds answer
 * that with its index, and none redirects it. Firefox obeys `frame-ancestors` of a redirect, which hosts send with the
 * headers of pages.
 */
export const framedFolder = '/sandbox/';

/**
 * What else is said of files, by the folder they are in; with one that stands in another, both count, so that it may add
 * to what the outer one says, and changes none of it. `/` is about the files that are in no other.
 * @type {{ folder: string, headers: Record<string, string> }[]}
 */
export const places = [
  {
    // Pages, and what lies beside them. What a page runs it says itself (policy.mjs); this is what it cannot say. It is
    // asked for anew, and answered with 304 while it is the same.
    folder: '/',
    headers: {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    },
  },
  {
    // The names of assets change with their content.
    folder: '/assets/',
    headers: {
      'cache-control': `public, max-age=${year}, immutable`,
      'cross-origin-resource-policy': 'same-origin',
    },
  },
  {
    // A worker has the policy of its own answer. Only here is WebAssembly compiled, by the engines.
    folder: '/assets/workers/',
    headers: {
      'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    },
  },
  {
    // What edited samples need. Pages of this site frame a document of it.
    folder: framedFolder,
    headers: {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
    },
  },
];

/** Headers of the files in a folder, or of a file. @param {string} path from the build's root, with a slash before it */
export const headersAt = (path) => {
  const own = places.filter(({ folder }) => folder !== '/' && path.startsWith(folder));
  return Object.assign({ ...sharedHeaders }, ...(own.length ? own : places.slice(0, 1)).map(({ headers }) => headers));
};

/** Types of the files of a build, with the endings of their names. What has none of them is sent as bytes. */
export const types = {
  'text/html': ['html', 'htm'],
  'text/javascript': ['js'],
  'text/css': ['css'],
  'text/plain': ['txt'],
  'text/markdown': ['md'],
  'application/xml': ['xml'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/wasm': ['wasm'],
  'application/octet-stream': ['data'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
};

/** Whether a type is text, which is said to be UTF-8. JSON is always. */
export const isText = (type) => /^text\/|xml$/.test(type);
const isCompressed = (type) => /^image\/(png|webp|x-icon)/.test(type);

const typeByEnding = new Map(
  Object.entries(types).flatMap(([type, endings]) => endings.map((ending) => [ending, type])),
);

/** The type of a file, by its name. */
export const typeOf = (file) => typeByEnding.get(path.extname(file).slice(1)) ?? 'application/octet-stream';

/** Encodings in the order in which they are offered, with the ending of the compressed file. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** What the build writes for its hosts; no visitor is given any of it. */
export const hostFiles = ['/_headers', '/_redirects', '/nginx.conf', '/nginx-brotli.conf'];

/** Whether a file of the build is kept compressed beside itself, too. Pictures are compressed by their own format. */
export const isCompressible = (file) => {
  const type = typeByEnding.get(path.extname(file).slice(1));
  return type !== undefined && !isCompressed(type);
};

/**
 * Headers of a file of the build.
 * @param {string} file named from the build's root with a slash before it: `/assets/js/main.js`
 * @returns {Record<string, string>}
 */
export const headersOf = (file) => ({
  ...headersAt(file),
  'content-type': isText(typeOf(file)) ? `${typeOf(file)}; charset=utf-8` : typeOf(file),
  ...(isCompressible(file) && { vary: 'Accept-Encoding' }),
});

/**
 * The encoding in which a file goes to a client, by the client's own wishes.
 * @param {string | undefined} accepted the header Accept-Encoding
 * @param {(ending: string) => boolean} has whether there is the file with an ending
 * @returns {{ name: string, ending: string } | undefined} none: as it is
 */
export function encodingFor(accepted, has) {
  const wishes = new Map();
  for (const wish of accepted?.split(',') ?? []) {
    const [name, weight = ''] = wish.split(';').map((part) => part.trim().toLowerCase());
    wishes.set(name, /^q=0(\.0*)?$/.test(weight) ? 0 : 1);
  }
  const isAccepted = (name) => (wishes.get(name) ?? wishes.get('*') ?? 0) > 0;
  return encodings.find(({ name, ending }) => isAccepted(name) && has(ending));
}
