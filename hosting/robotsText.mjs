/**
 * The text of robots.txt: every page may be read, and the sitemap names them.
 * @param {string} siteUrl origin of the site
 * @param {string} baseUrl path of the site, with both slashes
 */
export const robotsText = (siteUrl, baseUrl) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${baseUrl}sitemap.xml`, siteUrl).href}\n`;
