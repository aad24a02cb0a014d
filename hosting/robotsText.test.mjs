import { expect, it } from 'vitest';
import { robotsText } from './robotsText.mjs';

it.each([
  ['https://example.org', '/', 'https://example.org/sitemap.xml'],
  ['https://example.org', '/base/', 'https://example.org/base/sitemap.xml'],
])('names the sitemap of %s under %s', (siteUrl, baseUrl, sitemap) =>
  expect(robotsText(siteUrl, baseUrl)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`),
);
