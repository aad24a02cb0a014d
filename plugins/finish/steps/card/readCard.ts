import { load } from 'cheerio';

/** What a social card says: the page's title, and the label of its docs line if it has one. */
export type Card = { title: string; label?: string };

/** What is the same for all cards. */
export type Site = { title: string; titleDelimiter: string; labels: Record<string, string> };

/**
 * The card of a built page, or undefined where the page names an image of its own (front matter `image`).
 * @example readCard('<head><meta property=og:title content="Export · v4.x | Site"> …', site) // { title: 'Export', label: 'v4.x' }
 */
export function readCard(html: string, { title, titleDelimiter, labels }: Site): Card | undefined {
  // Everything that matters stands in the head; a page's body can be two hundred times as long.
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
  if (meta('og:image')) return undefined;
  const label = meta('docusaurus_tag').startsWith('docs-') ? labels[meta('docusaurus_version')] : undefined;
  // The card shows the line by itself.
  const ending = `${label ? ` · ${label}` : ''} ${titleDelimiter} ${title}`;
  const full = meta('og:title');
  return { title: full.endsWith(ending) ? full.slice(0, -ending.length) : full, label };
}
