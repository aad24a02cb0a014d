import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Heading, ListItem, Nodes, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { pageText } from '../../lines/pinsInText';
import { pageName, pagesBelow } from '../pagesBelow';
import { readHeading } from '../readHeading';
import { propPages } from './statedOn';

/** Where a name is explained: a page's path inside its line, without extension, and the anchor on it. */
export type Place = { page: string; anchor: string };

/** The page of a line that has an `<ApiDeclarations />` for each entry with names that nothing explains. */
export const declarationsPage = 'api/declarations';

export const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkMdx);

/** The title of a page of a line. */
export const titleOf = (docs: string, page: string): string =>
  /^title: (.+)$/m.exec(pageText(path.join(docs, `${page}.mdx`)))?.[1] ?? page;

/** How many words make a sentence about a name, and not only a mention of it. */
const sentence = 4;
const isSentence = (text: string) => text.trim().split(/\s+/).length >= sentence;

declare global {
  /** What pages explain, by path and text. Plugins and loaders have this module once each; to parse all pages takes seconds. */
  var explainedByPages: Map<string, Map<string, Place>> | undefined;
}
globalThis.explainedByPages ??= new Map();
const known = globalThis.explainedByPages;

/**
 * Names that a page explains. A name in code is explained by
 * - a heading of nothing but names, with a sentence before the next heading;
 * - the first cell of a table row, with a sentence in another cell;
 * - the beginning of a list item, with a sentence after a colon or dash.
 * @returns the first place of each name
 */
export function explainedNames(page: string, mdx: string): ReadonlyMap<string, Place> {
  const key = `${page}\n${mdx}`;
  const names = known.get(key) ?? readNames(page, mdx);
  known.set(key, names);
  return names;
}

function readNames(page: string, mdx: string): Map<string, Place> {
  const found = new Map<string, Place>();
  const slugger = createSlugger();
  let anchor = '';
  let waiting: string[] = [];
  const add = (names: string[]) => {
    for (const name of names) if (!found.has(name)) found.set(name, { page, anchor });
  };
  visit(parser.parse(mdx), (node) => {
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      anchor = id ?? slugger.slug(text);
      waiting = headedNames(node);
      return SKIP;
    }
    if (node.type === 'paragraph' && isSentence(textOf(node))) {
      add(waiting);
      waiting = [];
    }
    if (node.type === 'tableRow') add(namesOfRow(node));
    if (node.type === 'listItem') add(namesOfItem(node));
  });
  return found;
}

/** The names of a heading of nothing but names. */
export const headedNames = (node: Heading): string[] =>
  node.children.every((child) => child.type === 'inlineCode' || /^[\s,/]*(and\s*)?$/.test(textOf(child)))
    ? codeNames(node)
    : [];

/** Names in code, without type parameters and arguments. */
export const codeNames = (node: Nodes | RootContent): string[] => {
  const names: string[] = [];
  visit(node, 'inlineCode', ({ value }) => void names.push(value.replace(/^<|[(<].*$|\s.*$/g, '')));
  return names;
};

function namesOfRow({ children: [first, ...others] }: TableRow): string[] {
  return first && others.some((cell) => isSentence(textOf(cell))) ? codeNames(first) : [];
}

function namesOfItem({ children: [first] }: ListItem): string[] {
  if (first?.type !== 'paragraph') return [];
  const after = first.children.findIndex((child) => child.type === 'text' && /^\s*[:–—-]/.test(child.value));
  const head = first.children.slice(0, after);
  const isName = after > 0 && head.every((child) => child.type === 'inlineCode' || /^[\s,/]*$/.test(textOf(child)));
  const rest = textOf({ ...first, children: first.children.slice(after) });
  return isName && isSentence(rest) ? head.flatMap((child) => codeNames(child)) : [];
}

/** Everything that the pages of a line explain; a page's own order decides between two places of one page. */
export function explainedBelow(docs: string): Map<string, Place> {
  const all = new Map<string, Place>();
  // The API pages are where a name belongs; what only a tip or the introduction explains comes after them.
  const pages = pagesBelow(docs).sort((a, b) => rank(docs, a) - rank(docs, b) || a.localeCompare(b));
  for (const file of pages) {
    const names = explainedNames(pageName(docs, file), pageText(file));
    for (const [name, place] of names) if (!all.has(name)) all.set(name, place);
  }
  return all;
}

const rank = (docs: string, page: string) =>
  [...propPages, 'api', 'compat', 'typescript', 'types'].findIndex((start) =>
    path.relative(docs, page).startsWith(start),
  ) >>> 0;
