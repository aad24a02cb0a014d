import { withSearch } from '../../../hosting/redirect.mjs';
import { findSection } from '../sectionTable';
import { baseUrl, pageAt } from './site';

/**
 * Where the section is that a hash names and the page does not have: on the page under another id or in other letters, or on
 * another page, which is told the query of the address.
 * @returns a hash or an address of this site; nothing where the page has the section, or nobody knows it
 */
export async function findTarget({ pathname, search, hash }: Location): Promise<string | undefined> {
  const name = hash.slice(1);
  if (!name || name.includes('=') || document.getElementById(name)) return undefined;
  // The page of an address that does not exist has no sections, and stays where it is.
  if (document.querySelector('meta[name=prerendered]')) return undefined;
  const anchor = name.toLowerCase();
  const id = [...document.querySelectorAll('main [id]')].find((element) => element.id.toLowerCase() === anchor)?.id;
  if (id) return `#${id}`;
  const at = pageAt(pathname);
  if (!at) return undefined;
  try {
    const response = await fetch(`${baseUrl}anchors/${at.line.id}.json`);
    const target = findSection(await response.json(), at.page, anchor);
    if (!target || target.startsWith('#')) return target;
    const path = target.startsWith('/') ? target : `${at.line.path}/${target}`;
    // A target of another line says itself where the address came from.
    return withSearch(baseUrl.slice(0, -1) + path, path.includes('?') ? '' : search);
  } catch {
    // Without the table, the page is still the right one.
    return undefined;
  }
}
