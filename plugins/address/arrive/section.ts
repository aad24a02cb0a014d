import { findSection } from '../sectionTable';
import { baseUrl, pageAt } from './site';

/**
 * Where the section is that a hash names and the page does not have: on the page under another id or in other letters, or on
 * another page.
 * @param hash without its `#`
 * @returns a hash or an address of this site; nothing where it is not known, or where the table did not come
 */
export async function findTarget(pathname: string, hash: string): Promise<string | undefined> {
  const anchor = hash.toLowerCase();
  const id = [...document.querySelectorAll('main [id]')].find((element) => element.id.toLowerCase() === anchor)?.id;
  if (id) return `#${id}`;
  const at = pageAt(pathname);
  if (!at) return undefined;
  try {
    const response = await fetch(`${baseUrl}anchors/${at.line.id}.json`);
    const target = findSection(await response.json(), at.page, anchor);
    if (!target || target.startsWith('#')) return target;
    return baseUrl.slice(0, -1) + (target.startsWith('/') ? target : `${at.line.path}/${target}`);
  } catch {
    // Without the table, the page is still the right one.
    return undefined;
  }
}
