import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageText } from '../../lines/pinsInText';
import { forbidden } from './forbidden';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkMdx);
/** What holds prose; code blocks are no claims of ours. */
const prose = new Set(['paragraph', 'heading', 'tableCell', 'yaml']);

/**
 * Sentences of a page that claim what nobody can know, such as that a package was never published.
 * @param page path of an MDX file
 * @param mdx its text, with the pinned numbers in it
 * @returns a line for each, with page, line and what to write in its place
 */
export function forbiddenClaims(page: string, mdx = pageText(page)): string[] {
  const found: string[] = [];
  visit(parser.parse(mdx), (node) => {
    if (!prose.has(node.type)) return;
    const text = textOf(node).replace(/\s+/g, ' ');
    for (const { pattern, instead } of forbidden) {
      const claim = pattern.exec(text)?.[0];
      if (claim) found.push(`${path.relative('.', page)}:${node.position?.start.line} "${claim}": ${instead}`);
    }
  });
  return found;
}
