import type { Code } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageText } from '../../../lines/pinsInText';
import { pagesBelow } from '../../pagesBelow';

/** A `ts` or `tsx` code block of a page. */
export type Fence = {
  page: string;
  /** Line of the block's first line of code in its page, from 1. */
  line: number;
  lang: 'ts' | 'tsx';
  code: string;
  /** Marked ` ```tsx fragment `: too short to compile alone. */
  fragment: boolean;
  /** Marked ` ```tsx release="4" `: compiled against another documented line than the page's own. */
  release?: string;
};

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** All `ts` and `tsx` code blocks of an MDX text. */
export function readFences(page: string, mdx: string): Fence[] {
  const fences: Fence[] = [];
  visit(parser.parse(mdx), 'code', (node: Code) => {
    if (node.lang !== 'ts' && node.lang !== 'tsx') return;
    fences.push({
      page,
      line: (node.position?.start.line ?? 0) + 1,
      lang: node.lang,
      code: node.value,
      fragment: /\bfragment\b/.test(node.meta ?? ''),
      release: /\brelease="([^"]+)"/.exec(node.meta ?? '')?.[1],
    });
  });
  return fences;
}

export const fencesBelow = (folder: string): Fence[] =>
  pagesBelow(folder).flatMap((page) => readFences(page, pageText(page)));
