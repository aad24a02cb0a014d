import type { RuleGroupTypeAny } from 'react-querybuilder';
import { type Group, type Item, isGroup } from './rule';

/** Whether a query has a combinator per gap. */
export const isIndependent = (query: object): boolean => !('combinator' in query);

/** The query in the shape that the option asks for. */
export function inShape(query: RuleGroupTypeAny, independent = false): RuleGroupTypeAny {
  if (isIndependent(query) === independent) return query;
  return (independent ? toIndependent(query) : toStandard(query)) as RuleGroupTypeAny;
}

/** With the group's combinator in each gap; the same as the library's `convertToIC`. */
function toIndependent({ combinator = 'and', ...group }: Group): Group {
  const rules = group.rules.map((item) => (isGroup(item) ? toIndependent(item) : item));
  return { ...group, rules: rules.flatMap((item, index) => (index > 0 ? [combinator, item] : [item])) };
}

/**
 * With one combinator a group: rules that `and` joins between two `or`s become a group of their own, since `and` binds
 * tighter. Unlike the library's `convertFromIC`, it leaves a group that stands alone where it is, with its `not` and its id.
 */
function toStandard(group: Group): Group {
  const runs: Item[][] = [[]];
  for (const item of group.rules) {
    if (item === 'or') runs.push([]);
    else if (typeof item !== 'string') runs.at(-1)?.push(isGroup(item) ? toStandard(item) : item);
  }
  const [first = []] = runs;
  if (runs.length === 1) return { ...group, combinator: 'and', rules: first };
  const joined = runs.map((run) => (run.length === 1 ? (run[0] as Item) : { combinator: 'and', rules: run }));
  return { ...group, combinator: 'or', rules: joined };
}
