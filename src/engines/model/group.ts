import { type Group, type Item, isGroup } from '../../../packages/query';
import type { Row } from '../../dataset/table';
import type { CauseId } from './causes';
import type { Compile, Node } from './compile';
import type { Dialect } from './dialect';
import type { EmptyGroup } from './EngineModel';
import { joins, not, type Verdict } from './verdict';

/** Items that `and` joins; between the runs stands `or`. */
type Run = { nodes: Node[]; isGroup: boolean };

/** Prepares a group: which of its items take part, how they are joined, and what it says if none is left. */
export function compileGroup(group: Group, dialect: Dialect, compile: Compile, isRoot: boolean): Node {
  const on = (cause: CauseId) => dialect.causes.has(cause);
  const merged = on('merged-groups') && dialect.major < 8 && merge(group);
  if (merged) {
    const inner = compile({ ...group, ...merged }, isRoot);
    return { ...inner, item: group, children: [{ ...inner, item: merged }] };
  }
  const children = group.rules.flatMap((item) => (typeof item === 'string' ? [] : [compile(item)]));
  const { model } = dialect;
  const someLeftOut = children.some(({ leftOut }) => leftOut);
  const left = children.filter(({ leftOut }) => !leftOut);
  const independent = group.combinator === undefined && group.rules.length > 1;

  let refuses = children.find((child) => child.refuses)?.refuses;
  const strays = on('unfinished') && model.isText && dialect.major < 8 && someLeftOut && independent;
  const words = strays && model.takesWordsForNames ? runsWithWords(group, children) : undefined;
  // A combinator without its rule, and `()` in SQL.
  const writesEmpty = on('unfinished') && model.writesEmptyGroup?.(dialect) && someLeftOut;
  if ((strays && !words) || (writesEmpty && left.length === 0)) refuses ??= 'unfinished';
  const open = children.find((child) => child.open)?.open;
  const node = {
    item: group,
    children,
    ...(refuses && { refuses }),
    ...(open && { open }),
  };

  const runs = words ?? runsOf(group, children, dialect);
  if (left.length === 0 && !words) return { ...node, ...nothingLeft(group, children, dialect, isRoot) };

  const [every, some] = joins(model);
  const judge = (row: Row): Verdict => some(runs.map(({ nodes }) => every(nodes.map((child) => child.judge(row)))));
  const negated = group.not && !(model.dropsNot?.(dialect, isRoot) && on('not-dropped'));
  return { ...node, judge: negated ? (row) => not(judge(row)) : judge };
}

/** The only item of a group without combinator, if it is such a group too. Conversion makes one group of both. */
function merge({ combinator, rules: [only, ...rest] }: Group): Group | undefined {
  if (combinator !== undefined || rest.length > 0 || typeof only !== 'object' || !isGroup(only)) return;
  return only.combinator === undefined ? only : undefined;
}

/** A group in which nothing is left: everything, unless the format says otherwise. */
function nothingLeft(
  { not: negated = false, combinator, rules }: Group,
  children: Node[],
  dialect: Dialect,
  isRoot: boolean,
): Pick<Node, 'judge' | 'leftOut' | 'ignored' | 'refuses'> {
  const ignored = children.filter((child) => child.ignored);
  const said = emptyGroup(dialect, {
    isRoot,
    negated,
    combinator: (combinator ?? (rules.includes('or') ? 'or' : 'and')).toLowerCase(),
    ignored: ignored.length,
    hasIgnoredGroup: ignored.some(({ children: inner }) => inner) || (rules.includes('or') && rules.includes('and')),
  });
  if (said === 'refused') return { refuses: 'empty-group', judge: () => said };
  if (said === 'left out') return { leftOut: true, judge: () => 'true' };
  if (said === 'ignored') return { leftOut: true, ignored: true, judge: () => 'true' };
  return { judge: () => said };
}

const emptyGroup = (dialect: Dialect, group: EmptyGroup): Verdict | 'left out' | 'ignored' =>
  (dialect.causes.has('empty-group') && dialect.model.emptyGroup?.(dialect, group)) || 'true';

function runsOf(group: Group, children: Node[], dialect: Dialect): Run[] {
  const single = (nodes: Node[]): Run => ({ nodes, isGroup: false });
  const left = children.filter(({ leftOut }) => !leftOut);
  if (group.combinator !== undefined) {
    return group.combinator.toLowerCase() === 'or' ? left.map((node) => single([node])) : [single(left)];
  }
  const byText = dialect.model.isText && dialect.major >= 8 && dialect.causes.has('unfinished');
  return byText ? runsOfText(group, children) : runsOfGroups(group, children, dialect);
}

/** SpEL takes `and` and `or` for names of properties where a value should stand: a property that no row has. */
function runsWithWords(group: Group, children: Node[]): Run[] | undefined {
  const tokens = [...pairs(group, children)].filter(([, node]) => !node?.leftOut);
  if (tokens.length % 2 === 0 || tokens.some(([, node], i) => i % 2 === 1 && node)) return;
  const runs: Run[] = [];
  tokens.forEach(([item, node], i) => {
    if (i % 2 === 1) return;
    const operand = node ?? { item: { field: String(item), operator: '=' }, judge: () => 'refused' as const };
    if (i > 0 && tokens[i - 1]?.[0] === 'and') runs.at(-1)?.nodes.push(operand);
    else runs.push({ nodes: [operand], isGroup: false });
  });
  return runs;
}

/** Next writes, before each rule that stays, the last combinator it has seen. */
function runsOfText(group: Group, children: Node[]): Run[] {
  const runs: Run[] = [];
  let combinator = 'or';
  for (const [item, node] of pairs(group, children)) {
    if (!node) combinator = item as string;
    else if (!node.leftOut) {
      const last = runs.at(-1);
      if (last && combinator === 'and') last.nodes.push(node);
      else runs.push({ nodes: [node], isGroup: false });
    }
  }
  return runs;
}

/** `and` binds first: what it joins is a group, from which rules are then left out. */
function runsOfGroups(group: Group, children: Node[], dialect: Dialect): Run[] {
  const runs: Run[] = [];
  let combinator = 'or';
  for (const [item, node] of pairs(group, children)) {
    if (!node) combinator = item as string;
    else {
      const last = runs.at(-1);
      if (last && combinator === 'and') {
        last.nodes.push(node);
        last.isGroup = true;
      } else runs.push({ nodes: [node], isGroup: false });
    }
  }
  const joinedAndEmpty = { isRoot: false, negated: false, combinator: 'and', ignored: 0, hasIgnoredGroup: false };
  const said = emptyGroup(dialect, joinedAndEmpty);
  const dropped = said === 'left out' || said === 'ignored';
  return runs.flatMap(({ nodes, isGroup: joined }) => {
    const left = nodes.filter(({ leftOut }) => !leftOut);
    // A joined group with nothing left says true, as any group.
    return left.length > 0 || (joined && runs.length > 1 && !dropped) ? [{ nodes: left, isGroup: joined }] : [];
  });
}

function* pairs(group: Group, children: Node[]): Generator<[Item, Node | undefined]> {
  let index = 0;
  for (const item of group.rules) yield [item, typeof item === 'string' ? undefined : children[index++]];
}
