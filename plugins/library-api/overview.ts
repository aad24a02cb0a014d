import path from 'node:path';
import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOfPage } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import type { Api } from './api';
import { memberRows } from './apiParts';
import { parser } from './explained';
import { statedMembers } from './statedMembers';
import { statedPages } from './statedOn';

/** Where the members stand that an overview lists: the props of the component, or the last parameter of a function. */
const heads: Record<string, string> = { QueryBuilder: 'Prop' };

/**
 * The overview of a component's props or a type's members: each with its type, its default and its first sentence, linked
 * to its section, in the order of the sections. The row of a section of another page has the anchor of that section, so
 * that addresses of before the section moved there lead on from this page.
 * @param tree the syntax tree of the page that shows the overview
 * @param file its absolute path
 * @throws when the pages leave out a member that the release has
 */
export function overviewOf(tree: Root, api: Api, name: string, file: string): Table {
  const members = new Map(memberRows(api, name).map(([member, type]) => [member, type]));
  const stated = statedBy(tree, file, name).filter((each, index, all) => {
    const isFirst = all.findIndex((other) => other.name === each.name) === index;
    return members.has(each.name) && isFirst;
  });
  const missing = [...members.keys()].filter((member) => !stated.some((each) => each.name === member));
  if (missing.length) throw new Error(`no section with a default for ${missing.join(', ')}`);
  const rows = stated.map(({ name: member, anchor, page, type, default: fallback, summary }) => {
    const cells = row([
      [{ type: 'link', url: `${page}#${anchor}`, children: [code(member)] }],
      type ?? [code(members.get(member) ?? '')],
      fallback,
      summary,
    ]);
    return page ? { ...cells, data: { hProperties: { id: anchor } } } : cells;
  });
  return {
    type: 'table',
    children: [row([heads[name] ?? 'Option', 'Type', 'Default', 'What it does']), ...rows],
  };
}

/** Members that the page and the line's other pages state, with the addresses of those. */
function statedBy(tree: Root, file: string, name: string) {
  const line = lineOfPage(file);
  const docs = path.resolve(line.docs);
  const others = statedPages(name, docs).filter((page) => path.join(docs, `${page}.mdx`) !== path.resolve(file));
  return [
    ...statedMembers(tree).map((each) => ({ ...each, page: '' })),
    ...others.flatMap((page) =>
      statedMembers(withFullLinks(parser.parse(pageText(path.join(docs, `${page}.mdx`))), page, line.path)).map(
        (each) => ({ ...each, page: `${line.path}/${page}` }),
      ),
    ),
  ];
}

/** The links of a page can be copied to another one then. */
function withFullLinks(tree: Root, page: string, base: string): Root {
  visit(tree, 'link', (link) => {
    const [target = '', anchor] = link.url.split('#');
    if (target && !target.endsWith('.mdx')) return;
    const pathname = target ? path.posix.join(path.posix.dirname(page), target).replace(/\.mdx$/, '') : page;
    link.url = `${base}/${pathname}${anchor ? `#${anchor}` : ''}`;
  });
  return tree;
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** The cells are copies, because the nodes of the sections stand in the page already. */
const row = (cells: (string | PhrasingContent[])[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell) => ({
    type: 'tableCell',
    children: typeof cell === 'string' ? [{ type: 'text', value: cell }] : structuredClone(cell),
  })),
});
