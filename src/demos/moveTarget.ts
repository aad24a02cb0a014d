import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { isIndependent } from './state';

export type Direction = 'up' | 'down';
type Node = RuleGroupTypeAny | RuleType | string;

const childrenAt = (query: RuleGroupTypeAny, path: number[]): Node[] =>
  path.reduce<Node[]>((nodes, index) => {
    const node = nodes[index];
    return node && typeof node !== 'string' && 'rules' in node ? (node.rules as Node[]) : [];
  }, query.rules as Node[]);

const openGroup = (node: Node | undefined): Node[] | undefined =>
  node && typeof node !== 'string' && 'rules' in node && !node.disabled ? (node.rules as Node[]) : undefined;

/**
 * Where the library's `move` has to put a rule or group for it to go one line up or down on the screen: past its
 * neighbour, into a group, or out of one. In a query with independent combinators every second place is a combinator.
 * @returns nothing at the first and the last line
 */
export function moveTarget(query: RuleGroupTypeAny, path: number[], direction: Direction): number[] | undefined {
  const step = isIndependent(query) ? 2 : 1;
  const parent = path.slice(0, -1);
  const index = path.at(-1);
  if (index === undefined) return undefined;
  /** The place before the item at `at`: after the combinator that precedes it, if there is one. */
  const before = (at: number) => (step === 2 && at > 0 ? at - 1 : at);
  const siblings = childrenAt(query, parent);
  const neighbour = direction === 'up' ? index - step : index + step;
  const group = openGroup(siblings[neighbour]);
  if (group) return [...parent, neighbour, direction === 'up' ? group.length : 0];
  if (siblings[neighbour] !== undefined) return [...parent, direction === 'up' ? before(neighbour) : neighbour + 1];
  const outer = parent.at(-1);
  if (outer === undefined) return undefined;
  return [...parent.slice(0, -1), direction === 'up' ? before(outer) : outer + 1];
}

/** The path of the rule or group with an id. */
export function pathOf(query: RuleGroupTypeAny, id: string, path: number[] = []): number[] | undefined {
  if (query.id === id) return path;
  for (const [index, node] of (query.rules as Node[]).entries()) {
    if (typeof node === 'string') continue;
    const found = 'rules' in node ? pathOf(node, id, [...path, index]) : node.id === id ? [...path, index] : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A path as a person counts: from 1, and without the places of combinators. */
export const spoken = (query: RuleGroupTypeAny, path: number[]): string =>
  path.map((index) => (isIndependent(query) ? index / 2 : index) + 1).join('.');
