/** Files of the build, below the site's base URL; `hosting/rules.mjs` says how they are cached. */
export const manifestFile = 'offline.json';
export const workerFile = 'sw.js';

/** The first part of a manifest: everything but the large engines. */
export const site = 0;

/** What the build tells the browser of itself, so that it can be kept whole. */
export type Manifest = {
  /** What can be chosen: the site, then each large engine. `stored` are the bytes that it takes in the browser. */
  parts: { id: string; stored: number }[];
  /** Sets of response headers, which files name by their place here. */
  headers: Record<string, string>[];
  /** Name in the build, SHA-256 as base64url, bytes on the way (compressed), place of the headers, place of the part. */
  files: [name: string, digest: string, bytes: number, headers: number, part: number][];
  /** Addresses that lead to another one, both below the base URL. */
  redirects: [from: string, to: string][];
};
export type ManifestFile = Manifest['files'][number];

/** The file that is shown where there is no page. No address is its own: any that is not there answers with it. */
export const missingPage = '404.html';

/**
 * The address of a file of the build, below the base URL: a page has no suffix, and a document that pages frame has that of
 * its folder (`hosting/rules.mjs`).
 * @example addressOf('docs/intro.html') // 'docs/intro'
 * @example addressOf('sandbox/frame/index.html') // 'sandbox/frame/'
 */
export const addressOf = (file: string): string =>
  file === missingPage ? '404' : file.replace(/^(?!sandbox\/)(.*)\/index\.html$|index\.html$|\.html$/, '$1');

/** Files of chosen parts. The site itself always belongs to them. */
export const chosenFiles = ({ parts, files }: Manifest, ids: readonly string[]): ManifestFile[] =>
  files.filter(([, , , , part]) => part === site || ids.includes(parts[part]?.id ?? ''));

/** Bytes of some files on the way. */
export const bytesOf = (files: readonly ManifestFile[]): number => files.reduce((sum, [, , bytes]) => sum + bytes, 0);
