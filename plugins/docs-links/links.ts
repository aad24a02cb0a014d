import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Link, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pageText } from '../../lines/pinsInText';
import { readHeading } from '../readHeading';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkMdx);
const parsed = new Map<string, Root>();

function treeOf(page: string): Root {
  const tree = parsed.get(page) ?? parser.parse(pageText(page));
  parsed.set(page, tree);
  return tree;
}

const anchorsOfPages = new Map<string, Set<string>>();

/** Ids that can be linked on a page: of its headings, of those of the parts it imports, and those written out. */
export function anchorsOf(page: string): Set<string> {
  const anchors = anchorsOfPages.get(page) ?? new Set<string>();
  if (!anchorsOfPages.has(page)) collectAnchors(page, anchors, createSlugger());
  anchorsOfPages.set(page, anchors);
  return anchors;
}

function collectAnchors(page: string, anchors: Set<string>, slugger: ReturnType<typeof createSlugger>): void {
  visit(treeOf(page), (node) => {
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      anchors.add(id ?? slugger.slug(text));
    }
    if (node.type === 'mdxjsEsm')
      for (const [, part = ''] of node.value.matchAll(/from ['"]((?:\.|@site\/)[^'"]+\.mdx)['"]/g)) {
        const file = part.startsWith('@site/') ? path.resolve(part.slice(6)) : path.resolve(path.dirname(page), part);
        collectAnchors(file, anchors, slugger);
      }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string')
          anchors.add(attribute.value);
  });
}

/**
 * Links of a page that lead to no page, or to no anchor of it.
 * @param page absolute path of an MDX file
 * @param pageAt the file of a path of the site such as `/docs/intro`; undefined for a path without a written page
 * @returns a line for each, with page and line
 */
export function brokenLinks(page: string, pageAt: (pathname: string) => string | undefined): string[] {
  const broken: string[] = [];
  visit(treeOf(page), 'link', ({ url, position }: Link) => {
    if (/^\w+:/.test(url)) return;
    const [target = '', anchor] = url.split('#');
    const where = `${path.relative('.', page)}:${position?.start.line} ${url}`;
    const file = !target
      ? page
      : target.startsWith('/')
        ? pageAt(target)
        : path.resolve(path.dirname(page), target.replace(/\?.*/, ''));
    // A path that no page is written for, such as a category or a demo: the build knows it.
    if (!file) return;
    if (!existsSync(file)) broken.push(`${where}: there is no such page`);
    else if (anchor && file.endsWith('.mdx') && !anchorsOf(file).has(decodeURIComponent(anchor)))
      broken.push(`${where}: the page has no such anchor`);
  });
  return broken;
}
