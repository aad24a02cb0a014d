import type { Options } from '@docusaurus/plugin-sitemap';

/** Prefixes of the lines that are not the latest. */
const otherLine = /\/docs\/(next|\d+)\//;

/**
 * Canonical pages only: a page of another line is left out where the latest line has the same page (which is the
 * canonical address of both), and so is the search page.
 */
export const sitemap = {
  ignorePatterns: ['/search'],
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const items = await defaultCreateSitemapItems(params);
    const addresses = new Set(items.map(({ url }) => url));
    return items.filter(({ url }) => !otherLine.test(url) || !addresses.has(url.replace(otherLine, '/docs/')));
  },
} satisfies Options;
