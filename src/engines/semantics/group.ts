import type { Row } from '../../dataset/table';
import type { Compile, Node } from './compile';
import type { Dialect } from './dialect';
import type { Group, Item } from './query';
import { all, allInOrder, any, anyInOrder, not, type Verdict } from './verdict';

/** Items that `and` joins; between the runs stands `or`. */
type Run = { nodes: Node[]; isGroup: boolean };

/** Prepares a group: which of its items take part, how they are joined, and what it says if none is left. */
export function compileGroup(group: Group, dialect: Dialect, compile: Compile, isRoot: boolean): Node {
  const on = dialect.causes.has.bind(dialect.causes);
  const children = group.rules.flatMap((item) => (typeof item === 'string' ? [] : [compile(item)]));
  const asText = dialect.engine !== 'mongodb' && dialect.engine !== 'jsonlogic';
  const someLeftOut = children.some(({ leftOut }) => leftOut);
  const left = children.filter(({ leftOut }) => !leftOut);
  const independent = group.combinator === undefined && group.rules.length > 1;

  let refuses = children.find((child) => child.refuses)?.refuses;
  if (on('unfinished') && asText && dialect.major < 8 && someLeftOut) {
    // `()` in SQL, and in all of them a combinator without its rule.
    if (independent || (dialect.engine === 'sqlite' && left.length === 0)) refuses ??= 'unfinished';
  }
  const node = {
    item: group,
    children,
    ...(refuses && { refuses }),
    ...(children.some(({ open }) => open) && { open: true }),
  };

  const runs = runsOf(group, children, dialect);
  if (left.length === 0) return { ...node, ...nothingLeft(group, dialect, isRoot) };

  const inOrder = dialect.engine === 'spel';
  const [every, some] = inOrder ? [allInOrder, anyInOrder] : [all, any];
  const judge = (row: Row): Verdict => some(runs.map(({ nodes }) => every(nodes.map((child) => child.judge(row)))));
  const negated = group.not && !(dialect.engine === 'mongodb' && dialect.major < 8 && on('not-dropped'));
  return { ...node, judge: negated ? (row) => not(judge(row)) : judge };
}

/** A group in which nothing is left: everything, unless the format says otherwise. */
function nothingLeft(
  { not: negated }: Group,
  { engine, major, causes }: Dialect,
  isRoot: boolean,
): Pick<Node, 'judge' | 'leftOut'> {
  const otherwise = causes.has('empty-group');
  if (otherwise && engine === 'jsonlogic')
    return isRoot ? { judge: () => 'false' } : { leftOut: true, judge: () => 'true' };
  if (otherwise && engine === 'mongodb' && major >= 8 && negated) return { judge: () => 'false' };
  return { judge: () => 'true' };
}

function runsOf(group: Group, children: Node[], dialect: Dialect): Run[] {
  const single = (nodes: Node[]): Run => ({ nodes, isGroup: false });
  const left = children.filter(({ leftOut }) => !leftOut);
  if (group.combinator !== undefined) {
    return group.combinator.toLowerCase() === 'or' ? left.map((node) => single([node])) : [single(left)];
  }
  const asText = dialect.engine !== 'mongodb' && dialect.engine !== 'jsonlogic';
  const byText = asText && dialect.major >= 8 && dialect.causes.has('unfinished');
  return byText ? runsOfText(group, children) : runsOfGroups(group, children, dialect);
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
  const dropped = dialect.engine === 'jsonlogic' && dialect.causes.has('empty-group');
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
