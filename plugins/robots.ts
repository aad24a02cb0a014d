import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The text of robots.txt: every page may be read, and the sitemap names them.
 * @param siteUrl origin of the site
 * @param baseUrl path of the site, with both slashes
 */
export const robotsText = (siteUrl: string, baseUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${baseUrl}sitemap.xml`, siteUrl).href}\n`;

/** Writes robots.txt: its sitemap has the configured address, so that the file cannot be a static one. */
export default function robots({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots',
    postBuild: ({ outDir, baseUrl }) => writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrl)),
  };
}
