import { type Group, isGroup, isOpposite, kindOf, listOf, type Rule } from '../../../packages/query';
import { type NestedItem, nestedColumns } from '../../dataset/nested';
import type { Row } from '../../dataset/table';
import { compile, type Node } from './compile';
import type { Context, MatchMode, OfMatch } from './EngineModel';
import { type Verdict, verdict } from './verdict';

/** A match mode and its number, as a rule has them. */
type Match = { mode: MatchMode; threshold?: number };

/** Prepares a rule that asks how many items of a list fulfil a sub-query. */
export function compileMatch(rule: Rule, { dialect, on }: Context): Node {
  const { mode, threshold } = counted(rule.match as Match);
  const column = nestedColumns.find(({ name }) => name === rule.field);
  const { ofMatch } = dialect.model;
  const has = (special: OfMatch) => on('match-mode') && (ofMatch?.(mode).includes(special) ?? false);
  const query = rule.value as Group;
  const group = query.rules.length === 1 && has('not dropped') ? { ...query, not: false } : query;
  if (!column || has('left out')) return { item: rule, leftOut: true, judge: () => 'true' };
  if (has('refused')) return { item: rule, refuses: 'match-mode', judge: () => 'refused' };
  const nodes = new Map<Rule | Group, Node>();
  const nodeOf = (item: Rule | Group): Node => {
    const known = nodes.get(item) ?? compile(item, column.properties, dialect);
    nodes.set(item, known);
    return known;
  };
  const node = nodeOf(group);
  const areTogether = has('together');
  const isNotEmpty = has('not empty');
  const judge = (row: Row): Verdict => {
    const items = column.items(row);
    if (areTogether) return verdict(together(group, items, nodeOf) === (mode === 'some'));
    const verdicts = items.map((item) => node.judge(item));
    // An error on an item is one of its row.
    if (verdicts.includes('refused')) return 'refused';
    const count = verdicts.filter((one) => one === 'true').length;
    return verdict(isReached(mode, threshold, count, items.length) && !(isNotEmpty && items.length === 0));
  };
  return {
    item: rule,
    ...(node.refuses && { refuses: node.refuses }),
    ...(node.open && { open: node.open }),
    judge,
  };
}

/** The release takes at least one for some, and at most zero for none. */
function counted({ mode, threshold = 0 }: Match): Required<Match> {
  if (mode === 'atLeast' && threshold === 1) return { mode: 'some', threshold };
  return { mode: mode === 'atMost' && threshold === 0 ? 'none' : mode, threshold };
}

/** Whether so many of all items are what the mode asks for; a threshold below 1 is a share. */
function isReached(mode: MatchMode, threshold: number, count: number, total: number): boolean {
  const limit = threshold > 0 && threshold < 1 ? threshold * total : threshold;
  if (mode === 'all') return count === total;
  if (mode === 'some') return count > 0;
  if (mode === 'none') return count === 0;
  return mode === 'atLeast' ? count >= limit : mode === 'atMost' ? count <= limit : count === limit;
}

/** Each condition looks for an item of its own; the opposite of one asks that there is none. */
function together(item: Rule | Group, items: NestedItem[], nodeOf: (item: Rule | Group) => Node): boolean {
  if (isGroup(item)) {
    const parts = item.rules.filter((part) => typeof part === 'object').map((part) => together(part, items, nodeOf));
    const holds = item.combinator === 'or' ? parts.some(Boolean) : parts.every(Boolean);
    return holds !== (item.not ?? false);
  }
  const holds = (rule: Rule) => items.some((one) => nodeOf(rule).judge(one) === 'true');
  if (kindOf(item.operator) === 'range') {
    // Its ends are two conditions, in order.
    const [from, to] = listOf(item.value).sort((a, b) => Number(a) - Number(b));
    const ends = item.operator === 'between' ? ['>=', '<='] : ['<', '>'];
    const [low, high] = ends.map((operator, end) => holds({ ...item, operator, value: end === 0 ? from : to }));
    return item.operator === 'between' ? Boolean(low && high) : Boolean(low || high);
  }
  const node = nodeOf(item);
  if (item.operator === '!=' || isOpposite(item.operator)) return items.every((one) => node.judge(one) === 'true');
  return holds(item);
}
