import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import type { Api } from './api';
import { memberRows } from './apiParts';
import { statedMembers } from './statedMembers';

/** Where the members stand that an overview lists: the props of the component, or the last parameter of a function. */
const heads: Record<string, string> = { QueryBuilder: 'Prop' };

/**
 * The overview of a component's props or a type's members: each with its type, its default and its first sentence, linked
 * to its section on the same page, in the order of the sections.
 * @param tree the page's syntax tree
 * @throws when the page states a member that the release does not have, or leaves one out
 */
export function overviewOf(tree: Root, api: Api, name: string): Table {
  const members = new Map(memberRows(api, name).map(([member, type]) => [member, type]));
  const stated = statedMembers(tree).filter((each, index, all) => {
    const isFirst = all.findIndex((other) => other.name === each.name) === index;
    return members.has(each.name) && isFirst;
  });
  const missing = [...members.keys()].filter((member) => !stated.some((each) => each.name === member));
  if (missing.length) throw new Error(`no section with a default for ${missing.join(', ')}`);
  const rows = stated.map(({ name: member, anchor, type, default: fallback, summary }) =>
    row([
      [{ type: 'link', url: `#${anchor}`, children: [code(member)] }],
      type ?? [code(members.get(member) ?? '')],
      fallback,
      summary,
    ]),
  );
  return { type: 'table', children: [row([heads[name] ?? 'Option', 'Type', 'Default', 'What it does']), ...rows] };
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
