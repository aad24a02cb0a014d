import { readFileSync } from 'node:fs';
import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { createSlugger } from '@docusaurus/utils';
import type { Blockquote, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { pinsInText } from '../../lines/pinsInText';
import { readMeta } from '../highlight-code';
import { sinceOf } from '../library-api/remarkSince';
import { type JsxNode, optionOf } from '../mdxNodes';
import { readHeading } from '../readHeading';
import { fence, type Nodes, paragraph, strong, text } from './nodes';
import { type Place, widgets } from './widgets';

/** Trees of pages by their texts: twins and the changes between lines both are made of them, and parsing is most of the work. */
const trees = new Map<string, Promise<Root>>();

/** A tree of a text, which whoever asks may change. */
async function treeOf(written: string): Promise<Root> {
  const tree = trees.get(written) ?? (managers.run(parser.parse(written)) as Promise<Root>);
  trees.set(written, tree);
  return structuredClone(await tree);
}

/** A page of the docs, as far as its twin needs to know it. */
export type TwinPage = {
  /** Absolute path of the MDX file. */
  file: string;
  /** Absolute address of the page. */
  url: string;
  title: string;
  description: string;
};

/** What pages say of each other. */
export type Docs = {
  /** Origin and base of the site, without a slash at the end. */
  root: string;
  /** Whether a link may lead to no page, as Docusaurus is told by `onBrokenLinks`; it stays as it is written then. */
  allowsBrokenLinks?: boolean;
  /** Addresses of all pages, by the absolute path of their files. */
  pages: ReadonlyMap<string, string>;
  placesOf: Place['placesOf'];
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkDirective).use(remarkMdx);
const printer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, { bullet: '-', rule: '-' });

/** The managers of packages that the page's tabs have, as config/docs.ts sets them. */
const managers = unified().use(npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] });

/**
 * The Markdown of a page's content: the page's own syntax tree, with samples, outputs and the tables of the API in place
 * of the components that show them, and with absolute links.
 * @param head what stands below the title and the description
 * @throws (with page and line) for a component that has no Markdown, and for a link that leads to no page
 */
export async function twinOf(page: TwinPage, docs: Docs, head: Nodes): Promise<string> {
  const content = await contentOf(page.file, page.url, docs);
  return print([...titled(page.title, page.description), ...head, ...content.flatMap(withSince(page.file))]);
}

/** A heading with what its badge says on the page. */
const withSince =
  (file: string) =>
  (node: Nodes[number]): Nodes => {
    const since = node.type === 'heading' && sinceOf(node, file);
    return since ? [node, paragraph({ type: 'emphasis', children: [text(`Availability: ${since}.`)] })] : [node];
  };

/** The beginning of a text: its title, and what it is about. */
export const titled = (title: string, description: string): Nodes => [
  { type: 'heading', depth: 1, children: [text(title)] },
  { type: 'blockquote', children: [paragraph(text(description))] },
];

/** Markdown of nodes, ended by a line break. */
export const print = (children: Nodes): string => printer.stringify({ type: 'root', children });

declare module 'mdast' {
  interface HeadingData {
    /** The anchor of the heading on its page. */
    id?: string;
  }
}

/**
 * The content of a page or of a part that pages import; headings have their anchors.
 * @param source absolute path of the MDX file
 */
export async function contentOf(source: string, url: string, docs: Docs): Promise<Nodes> {
  const file = new VFile({ path: source });
  const written = pinsInText(readFileSync(source, 'utf8'), source);
  const tree = await treeOf(written);
  nameAnchors(tree);
  const parts = new Map<string, Nodes>();
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm')
      for (const [, name = '', start, from = ''] of node.value.matchAll(/import (\w+) from '(@site|\.)\/(.+\.mdx)'/g))
        parts.set(name, await contentOf(path.resolve(start === '.' ? path.dirname(source) : '', from), url, docs));
  const content = flat(tree.children, { tree, file, written, url, placesOf: docs.placesOf, parts });
  // The links of a part that is imported are absolute already.
  visit({ type: 'root', children: content }, ['link', 'definition'], (node) => {
    const target = node as { url: string; position?: unknown };
    target.url = absolute(target.url, file, url, docs);
  });
  return content;
}

/** Gives each heading its anchor: that of a comment at its end, or what Docusaurus makes of its words. */
function nameAnchors(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (node) => {
    const { text: title, id } = readHeading(node);
    node.data = { ...node.data, id: id ?? slugger.slug(title) };
  });
}

type Context = Omit<Place, 'node'> & { parts: Map<string, Nodes>; written: string };

/** Blocks with Markdown in place of everything that only a page can show. */
function flat(nodes: RootContent[], context: Context): Nodes {
  return nodes.flatMap((node): Nodes => {
    if (/^(mdxjsEsm|yaml|mdxFlowExpression)$/.test(node.type)) return [];
    if (node.type === 'mdxJsxFlowElement') return flatElement(node as unknown as JsxNode & Parent, context);
    if (node.type === 'code') {
      const { title } = readMeta(node.meta ?? '');
      return [fence(node.lang ?? 'text', node.value, title)];
    }
    const [start] = 'children' in node ? node.children : [];
    if (start?.type === 'text' && start.value.startsWith(':::'))
      context.file.fail('a box is written :::warning[Title]', node.position?.start);
    if (node.type === 'heading' || node.type === 'paragraph')
      return [{ ...node, children: inline(node.children, context) }];
    if (node.type === 'containerDirective') return [admonition(node, context)];
    if ('children' in node)
      return [{ ...node, children: flat(node.children as RootContent[], context) } as RootContent];
    return [node];
  });
}

/** A box of the page, `:::warning[Title]`, as a quotation that begins with its title. */
function admonition({ name, children }: ContainerDirective, context: Context): RootContent {
  const [first, ...rest] = children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabelled ? inline(first.children, context) : [text(name)];
  const content = flat(isLabelled ? rest : children, context);
  return { type: 'blockquote', children: [paragraph(strong(...title)), ...(content as Blockquote['children'])] };
}

/** Text without the comment that gives a heading its anchor, and the summary of a folded part as a line that stands out. */
function inline(nodes: PhrasingContent[], { file, written }: Context): PhrasingContent[] {
  const kept = nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'mdxTextExpression' && /^\/\*.*\*\/$/.test(node.value)) return [];
    if (node.type === 'mdxJsxTextElement' && node.name === 'summary') return [strong(...node.children)];
    // The place of a section that has moved to another page, for links of before; its text is a link to it.
    if (node.type === 'mdxJsxTextElement' && node.name === 'span') return node.children;
    // A colon before a word is one, in these pages.
    if (node.type === 'textDirective')
      return [text(written.slice(node.position?.start.offset, node.position?.end.offset))];
    if (node.type.startsWith('mdx')) file.fail('no Markdown is known for this', node.position?.start as never);
    return [node];
  });
  const last = kept.at(-1);
  return kept.length < nodes.length && last?.type === 'text'
    ? [...kept.slice(0, -1), { ...last, value: last.value.trimEnd() }]
    : kept;
}

function flatElement(node: JsxNode & Parent, context: Context): Nodes {
  const { parts, ...place } = context;
  const name = node.name ?? '';
  const children = node.children as RootContent[];
  if (parts.has(name)) return parts.get(name) as Nodes;
  if (/^(div|details|Tabs)$/.test(name)) return flat(children, context);
  if (name === 'TabItem') {
    const label = optionOf(node, 'value');
    return children.map((child) => (child.type === 'code' ? fence(child.lang ?? '', child.value, label) : child));
  }
  const widget = widgets[name];
  if (!widget)
    return place.file.fail(`<${name}> has no Markdown in plugins/markdown-twins`, node.position?.start as never);
  return widget({ node, ...place });
}

function absolute(target: string, file: VFile, url: string, { root, pages, allowsBrokenLinks }: Docs): string {
  if (/^[a-z]+:/.test(target)) return target;
  if (target.startsWith('#')) return url + target;
  if (target.startsWith('/')) return root + target;
  const [name = '', anchor] = target.split('#');
  const found = pages.get(path.resolve(path.dirname(file.path), name));
  if (!found) return allowsBrokenLinks ? target : file.fail(`${target} leads to no page`);
  return anchor ? `${found}#${anchor}` : found;
}
