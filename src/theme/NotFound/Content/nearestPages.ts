import leven from 'leven';

/** The path as its words are compared: decoded by the router, without letter case, blanks and suffixes. */
const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The pages nearest to an address that has none, nearest first: another spelling of the address, then pages with (nearly)
 * the same last part, then the index of the folder.
 * @param pathname path of the address
 * @param paths of the pages to choose from, in their order
 * @example nearestPages('/docs/4/tips/limit-group', paths) // ['/docs/4/tips/limit-groups', …]
 */
export function nearestPages(pathname: string, paths: string[]): string[] {
  const missing = wordsOf(pathname);
  const name = missing.at(-1) ?? '';
  const folder = missing.at(-2);
  const distance = (path: string) => {
    const words = wordsOf(path);
    const last = words.at(-1) ?? '';
    if (words.join('/') === missing.join('/')) return 0;
    const typos = leven(last, name);
    // A third of the letters may differ: more of them make another word.
    if (typos <= name.length / 3) return 1 + typos / 100;
    if (words.includes('category') && folder && last.startsWith(folder)) return 2;
    const isNear = (word: string) => word.length > 3 && name.split('-').some((other) => leven(word, other) <= 1);
    if (last.split('-').some(isNear)) return 3;
    return Number.POSITIVE_INFINITY;
  };
  return paths
    .map((path) => ({ path, far: distance(path) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far)
    .map(({ path }) => path);
}
