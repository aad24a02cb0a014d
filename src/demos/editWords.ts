import { findPath, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { spoken } from './moveTarget';
import { isIndependent } from './state';

type Node = RuleGroupTypeAny | RuleType;
type Placed = { node: Node; path: number[] };

/** Rules and groups in their order, a group before what is in it; the query itself is none of them. */
function placedIn(group: RuleGroupTypeAny, path: number[] = []): Placed[] {
  return (group.rules as (Node | string)[]).flatMap((node, index) => {
    if (typeof node === 'string') return [];
    const own = { node, path: [...path, index] };
    return 'rules' in node ? [own, ...placedIn(node, own.path)] : [own];
  });
}

/** The first one that is not among the others. */
function newIn(all: Placed[], others: Placed[]): Placed | undefined {
  const known = new Set(others.map(({ node }) => node.id));
  return all.find(({ node }) => !known.has(node.id));
}

const contentOf = (node: unknown) => JSON.stringify(node, (key, value) => (key === 'id' ? undefined : value));

function isCopy(query: RuleGroupTypeAny, { node, path }: Placed): boolean {
  const before = (path.at(-1) ?? 0) - (isIndependent(query) ? 2 : 1);
  return before >= 0 && contentOf(findPath([...path.slice(0, -1), before], query)) === contentOf(node);
}

/** What an edit did, for those who do not see it: nothing if no rule and no group came or went. */
export function editWords(before: RuleGroupTypeAny, after: RuleGroupTypeAny): string | undefined {
  const [old, present] = [placedIn(before), placedIn(after)];
  const added = newIn(present, old);
  const removed = newIn(old, present);
  const name = (query: RuleGroupTypeAny, { node, path }: Placed) =>
    `${'rules' in node ? 'Group' : 'Rule'} ${spoken(query, path)}`;
  if (added) return `${name(after, added)} added${isCopy(after, added) ? ', a copy of the one before' : ''}`;
  return removed && `${name(before, removed)} removed`;
}

/** How many rules a query has, in words. */
export function ruleCount(query: RuleGroupTypeAny): string {
  const count = placedIn(query).filter(({ node }) => !('rules' in node)).length;
  return `${count} ${count === 1 ? 'rule' : 'rules'}`;
}
