import { cleanPath } from '../../hosting/cleanPath.mjs';

type Parts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Percent signs as text, so that decoding gives back what was there. */
const asText = (part: string) => part.replaceAll('%', '%25');

/** False for what `decode` throws at. */
function isReadable(part: string, decode: (text: string) => string): boolean {
  try {
    decode(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that the router is to see instead of the one in the address bar. A page served with a suffix gets its own
 * path, or React would find another page than the one in the HTML. A path or a hash that cannot be decoded is taken
 * as text, because Docusaurus crashes at it; so is a path with blanks around it, which it cuts off to find a page.
 * @param baseUrl path the site is built for, with both slashes
 * @returns path, search and hash; the same as before where nothing is wrong
 */
export function mendAddress({ pathname, search, hash }: Parts, baseUrl: string): string {
  const clean = cleanPath(pathname, baseUrl);
  const isExact = isReadable(clean, decodeURI) && decodeURI(clean).trim() === decodeURI(clean);
  return (isExact ? clean : asText(clean)) + search + (isReadable(hash, decodeURIComponent) ? hash : asText(hash));
}
