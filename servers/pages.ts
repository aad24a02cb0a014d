import { latestLine, nextLine } from '../lines/registry';

/** The parts of pages that `npm run test:servers -- -u` writes, and the release of each. */
export const pages: readonly (readonly [file: string, release: string])[] = [
  ['docs/recipes/_servers.mdx', nextLine.release],
  ['versioned_docs/version-5/recipes/_servers.mdx', latestLine.release],
];
