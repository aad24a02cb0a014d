/** What is needed here of a docs version. */
export type Version = { name: string; label: string };

/** The name of a docs version in addresses. */
const nameOf = ({ name }: Version) => (name === 'current' ? 'next' : name);

/** The address of what changed between two docs versions, without the site's base; the older one comes first. */
export const addressOf = (older: Version, newer: Version) => `/docs/changes/${nameOf(older)}-to-${nameOf(newer)}`;

/** Which of the two pages of a pair, as the end of its address. */
export type Part = '' | '/api';

/** Pages of the API have their changes on a page beside the others': together they are too long to be read, or sent. */
export const partOf = (page: string): Part => (page.startsWith('api/') ? '/api' : '');

/** The anchor of a docs page on a page of changes. */
export const anchorOf = (page: string) => page.replaceAll('/', '-');

/**
 * Where the changes of a docs page are.
 * @param address of the pair, see `addressOf`
 * @example placeOf('/docs/changes/4-to-5', 'api/export') // '/docs/changes/4-to-5/api#api-export'
 */
export const placeOf = (address: string, page: string) => `${address}${partOf(page)}#${anchorOf(page)}`;

/**
 * The two docs versions that an address compares.
 * @example pairAt('/docs/changes/4-to-5', versions).newer.label // 'v5.x'
 * @throws when it names no two versions
 */
export function pairAt(pathname: string, versions: Version[]) {
  const names = /([\w-]+)-to-([\w-]+?)(?:\/api)?\/?$/.exec(pathname)?.slice(1) ?? [];
  const [older, newer] = names.map((name) => versions.find((version) => nameOf(version) === name));
  if (!older || !newer) throw new Error(`${pathname} names no two versions`);
  return { older, newer };
}
