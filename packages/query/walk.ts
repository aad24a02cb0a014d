import { type Group, type Item, isGroup, type Rule } from './rule';

/** A rule or group, and where it stands. */
export type Place = {
  item: Rule | Group;
  /** Its index in each group on the way to it, as the library counts: combinators between rules count too. */
  path: number[];
  /** The group that it stands in; none for the query itself. */
  parent?: Group;
  /** The rule whose `match` asks the sub-query around it of each part of a value; the path begins in that sub-query. */
  matchedBy?: Rule;
};

/** The sub-query of a rule with `match`, which Next alone has. */
const subQueryOf = ({ match, value }: Rule): Group | undefined =>
  match && value !== null && isGroup(value as Item) ? (value as Group) : undefined;

/**
 * Every rule and group of a query in their order, each group before what is in it; the query itself comes first.
 * It keeps its own stack, so that nothing nested deeply can fill that of the browser.
 * @param into.subQueries also what the rules' `match` asks, with paths of its own
 */
export function* walk(query: Rule | Group, into: { subQueries?: boolean } = {}): Generator<Place> {
  const open: Place[] = [{ item: query, path: [] }];
  for (let place = open.pop(); place; place = open.pop()) {
    yield place;
    const { item, path, matchedBy } = place;
    if (isGroup(item)) {
      for (let index = item.rules.length - 1; index >= 0; index -= 1) {
        const next = item.rules[index] as Item;
        if (typeof next !== 'string') open.push({ item: next, path: [...path, index], parent: item, matchedBy });
      }
    } else if (into.subQueries) {
      const subQuery = subQueryOf(item);
      if (subQuery) open.push({ item: subQuery, path: [], matchedBy: item });
    }
  }
}

/** The rules of a query in their order, without those of sub-queries. */
export const rulesOf = (query: Rule | Group): Rule[] =>
  Array.from(walk(query), ({ item }) => item).filter((item): item is Rule => !isGroup(item));

/**
 * A copy of a query, sub-queries included, in which each rule and group is what `change` makes of it; what is inside a
 * group is put back by itself.
 * @param change is asked in the order of `walk`
 */
export function mapItems<Q extends Group>(query: Q, change: (item: Rule | Group, place: Place) => Rule | Group): Q {
  const copies = new Map<Rule | Group, Rule | Group>();
  for (const place of walk(query, { subQueries: true })) {
    const { item, path, parent, matchedBy } = place;
    const copy = { ...change(item, place), ...(isGroup(item) && { rules: [...item.rules] }) };
    if (parent) ((copies.get(parent) as Group).rules as Item[])[path.at(-1) as number] = copy;
    else if (matchedBy) (copies.get(matchedBy) as Rule).value = copy;
    copies.set(item, copy);
  }
  return copies.get(query) as Q;
}
