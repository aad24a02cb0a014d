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
  /** Marked ` ```tsx notRun="package" `: it imports a package that is not installed here. */
  notRun?: string;
};

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** All code blocks of an MDX text, each with the line of its first line of code, from 1. */
export function codeBlocks(mdx: string): { node: Code; line: number }[] {
  // To parse a page is what takes time.
  if (!/```|~~~/.test(mdx)) return [];
  const blocks: { node: Code; line: number }[] = [];
  visit(parser.parse(mdx), 'code', (node: Code) => {
    blocks.push({ node, line: (node.position?.start.line ?? 0) + 1 });
  });
  return blocks;
}

/** All `ts` and `tsx` code blocks of an MDX text. */
export const readFences = (page: string, mdx: string): Fence[] =>
  (/(```|~~~)\s*tsx?\b/.test(mdx) ? codeBlocks(mdx) : []).flatMap(({ node: { lang, value, meta }, line }) =>
    lang === 'ts' || lang === 'tsx'
      ? {
          page,
          line,
          lang,
          code: value,
          fragment: /\bfragment\b/.test(meta ?? ''),
          release: /\brelease="([^"]+)"/.exec(meta ?? '')?.[1],
          notRun: /\bnotRun="([^"]+)"/.exec(meta ?? '')?.[1],
        }
      : [],
  );

export const fencesBelow = (folder: string): Fence[] =>
  pagesBelow(folder).flatMap((page) => readFences(page, pageText(page)));
