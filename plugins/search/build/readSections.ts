import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** A heading and what stands below it, up to the next heading. */
export type Section = { level: number; heading: string; anchor: string | null; content: string; code: string };

/**
 * Parts of a page that say nothing about its subject: navigation, buttons, the running copy of a sample, what stands in for
 * scripts (which the parser reads as text, tags included), the name and
 * the state of its line, and the cards of a category, which repeat what other pages say of themselves. Classes of the
 * theme's CSS modules cannot be named here: they are hashes.
 */
const skippedTags = new Set(['figcaption', 'nav', 'button', 'script', 'noscript', 'style', 'svg', 'input', 'select']);
const skippedClasses =
  /(^|\s)(hash-link|theme-doc-toc-mobile|sr-only|theme-doc-card-container|theme-doc-version-(badge|banner))(\s|$)/;
const isSkipped = ({ name, attribs, parent }: Element) =>
  skippedTags.has(name) ||
  'data-release' in attribs ||
  attribs['data-search'] === 'off' ||
  // The switch of a long block of code.
  (name === 'summary' && (parent?.parent as Element | null)?.name === 'figure') ||
  attribs.role === 'tablist' ||
  skippedClasses.test(attribs.class ?? '');
/**
 * In the generated differences of two releases only what is gone is worth finding: the rest are bare lists of names and
 * outputs, and stands with explanation on the pages of the line that has it.
 */
const isBareList = ($: CheerioAPI, element: Element) =>
  'data-differences' in ((element.parent as Element | null)?.attribs ?? {}) &&
  !/^[^:]*\bgone\b[^:]*: \d/.test($(element).text());
const inline = /^(a|abbr|b|br|code|em|i|kbd|mark|small|span|strong|sub|sup)$/;

/** Whether a block of code is a text that its author quotes, such as a compiler's message, and not what a sample printed. */
const isMessage = ({ parent }: Element) => {
  const figure = parent as Element | null;
  return figure?.attribs?.['data-lang'] === 'text' && !('data-sample' in ((figure.parent as Element)?.attribs ?? {}));
};

/**
 * Cuts the content of a page by its headings. A heading without anchor cannot be led to; it is text of its section.
 * @param root the element that holds the content
 */
export function readSections($: CheerioAPI, root: Element, title: string): Section[] {
  const sections: Section[] = [{ level: 1, heading: title, anchor: null, content: '', code: '' }];
  const current = () => sections.at(-1) as Section;

  // Members that types of a page have in common are found where the first of them has them.
  const members = new Set<string>();
  const isRepeated = (element: Element) => {
    if (element.name !== 'tr' || !$(element).closest('table').is('[data-members]')) return false;
    const text = $(element).text();
    const isKnown = members.has(text);
    members.add(text);
    return isKnown;
  };
  const visit = (node: AnyNode, into: 'content' | 'code') => {
    if (node.type === 'text') current()[into] += node.data;
    if (node.type !== 'tag' || isSkipped(node) || isBareList($, node) || isRepeated(node)) return;
    const level = Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0);
    if (level === 1) return;
    if (level && node.attribs.id) {
      sections.push({ level, heading: tidy(headingText($, node)), anchor: node.attribs.id, content: '', code: '' });
      return;
    }
    const target = node.name === 'pre' && !isMessage(node) ? 'code' : into;
    for (const child of node.children) visit(child, target);
    if (!inline.test(node.name)) current()[target] += ' ';
  };
  visit(root, 'content');
  return sections.map((section) => ({ ...section, content: tidy(section.content), code: tidy(section.code) }));
}

/** Text of a heading without the link that Docusaurus puts after it. */
export const headingText = ($: CheerioAPI, element: Element): string =>
  $(element).clone().find('.hash-link').remove().end().text();

/** One space between words, and no characters without width. */
export const tidy = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
