/** What an address without a page asks for. */
export type MissingAddress = {
  /** Name of the docs version to look in. */
  version: string;
  /** What to search: the words of the hash, which names a section, then those of the last part of the path. */
  words: string[];
  /** Path in its line, in lower case and without suffix: `components/querybuilder`; empty outside of the docs. */
  page: string;
};

type Version = { name: string; path: string; isLast: boolean };

const readable = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Reads an address that has no page, in any letters and with any suffix.
 * @param pathname without the site's base
 * @param hash with its `#`, or nothing
 * @param versions all docs versions, the newest first
 * @example readMissingAddress('/docs/9/Components/Rule.html', '#showNotToggle', versions)
 * // { version: 'current', words: ['shownottoggle', 'rule'], page: 'components/rule' }
 */
export function readMissingAddress(pathname: string, hash: string, versions: readonly Version[]): MissingAddress {
  const path = readable(pathname)
    .toLowerCase()
    .replace(/(\/index)?\.\w+$|\/+$/, '');
  const [, isDocs, prefix, page = ''] =
    /^\/?(docs(?:\/|$))?(?:(next|v?\d+(?:\.[\dx]+)*)(?=\/|$)\/?)?(.*)$/.exec(path) ?? [];
  const number = isDocs && prefix !== 'next' ? prefix?.replace(/^v?(\d+).*$/, '$1') : undefined;
  const latest = versions.find(({ isLast }) => isLast);
  const own = number
    ? versions.find(({ name }) => name === number)
    : prefix === 'next'
      ? versions.find(({ name }) => name === 'current')
      : latest;
  // A line that is not here is nearest to the newest documentation if it is newer than the latest one.
  const nearest =
    number && Number(number) > Number(latest?.name) ? versions.find(({ name }) => name === 'current') : latest;
  const name = (page || path).split('/').at(-1) ?? '';
  return {
    version: (own ?? nearest ?? latest)?.name ?? '',
    words: [hash.includes('=') ? '' : readable(hash).toLowerCase(), name]
      .map((text) => text.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim())
      .filter(Boolean),
    page: isDocs ? page : '',
  };
}
