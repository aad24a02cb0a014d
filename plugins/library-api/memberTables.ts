import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readHeading } from '../readHeading';
import { codeNames, parser } from './explained';

/** A table written by hand whose first column names members. */
export type MemberTable = { heading: string; line: number; names: string[] };

/** Heads of first columns under which members of a type stand. */
const memberHeads =
  /^(Prop|Option|Property|Property of the value|Member|It returns|Action|Keys?|Keys of controlElements)$/;

/** All tables of a page whose first column names members, each with the heading above it. */
export function memberTables(mdx: string): MemberTable[] {
  const found: MemberTable[] = [];
  let heading = '';
  visit(parser.parse(mdx), ['heading', 'table'], (node) => {
    if (node.type === 'heading') heading = readHeading(node).text;
    const [head, ...rows] = node.type === 'table' ? (node as Table).children : [];
    if (!head?.children[0] || !memberHeads.test(textOf(head.children[0]))) return;
    const names = rows.flatMap(({ children: [cell] }) => (cell ? codeNames(cell) : []));
    found.push({ heading, line: node.position?.start.line ?? 0, names });
  });
  return found;
}

/**
 * What a table describes: every member of these exports together (of a type its members, of a function its options, of a
 * component its props; those that a release does not have do not count).
 */
export type Described = {
  of: string[];
  /** Members, or exports whose members, need no row, with the reason. */
  without?: Record<string, string>;
  /** The table picks some members. */
  some?: true;
};

const each = (reason: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, reason]));
const ofAllTools = { QueryToolOptions: 'the options of all tools have a table of their own' };

/** What stands under which heading; `undefined` for names that are not members of a type. */
export const described: Record<string, Described | undefined> = {
  'Props every control gets': { of: ['CommonSubComponentProps', 'CommonProps'] },
  'Rule and RuleGroup': {
    of: ['RuleProps', 'RuleGroupProps'],
    without: {
      ...each('deprecated', 'field', 'operator', 'value', 'valueSource', 'combinator', 'rules', 'not'),
      ...each('comes from the drag-and-drop package', 'dragMonitorId', 'dropMonitorId', 'dragHandleAttributes'),
      ...each('comes from the drag-and-drop package', 'groupItems', 'dropNotAllowed'),
    },
  },
  'Props of rules and groups': { of: ['UseRuleGroup'], some: true },
  'Used names and depth': { of: ['ValueProcessorOptions'], some: true },
  'An adapter of your own': { of: ['DndAdapter'] },
  QueryBuilderDnD: {
    of: ['QueryBuilderDnD'],
    without: {
      children: 'the builder in it',
      QueryBuilderContextProps: 'a context as well: most are for the builders in it',
    },
  },
  QueryBuilderHistory: { of: ['QueryBuilderHistoryProps'], without: { children: 'the builder in it' } },
  QueryBuilderContext: { of: ['QueryBuilderContextProps'], some: true },
  QueryActions: { of: ['QueryActions'] },
  'All control elements': { of: ['Controls'] },
  controlElements: { of: ['Controls'] },
  'Which default belongs to which key': {
    of: ['Controls'],
    without: {
      ...each('replaces many controls', 'actionElement', 'valueSelector'),
      ...each('has no fallback', 'ruleGroupHeaderElements', 'ruleGroupBodyElements', 'undoRedoActions'),
    },
  },
  translations: { of: ['Translations'] },
  fields: { of: ['Field'], some: true },
  'An operator is an object': {
    of: ['Operator', 'NameLabelPair'],
    without: each('explained with NameLabelPair', 'disabled'),
  },
  Options: {
    of: [
      ...['parseSQL', 'parseCEL', 'parseMongoDB', 'parseJsonLogic', 'parseSpEL', 'parseJSONata'],
      ...['parseCypher', 'parseGremlin', 'parseSPARQL'],
    ],
  },
  formatQuery: { of: ['FormatQueryOptions'] },
  add: { of: ['add'], without: ofAllTools },
  update: { of: ['update'], without: ofAllTools },
  move: { of: ['move'], without: ofAllTools },
  'When nothing changes': { of: ['QueryToolOptions'] },
  'Options of update': { of: ['update'], without: ofAllTools },
  transformQuery: { of: ['transformQuery'] },
  'Rename properties': { of: ['transformQuery'] },
  useValueEditor: { of: ['UseValueEditor'] },
  QueryManager: { of: ['QueryManagerOptions'], some: true },
  'CSS custom properties': undefined,
};
