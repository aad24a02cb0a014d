import type { RuleGroupTypeAny } from 'react-querybuilder';
import { mapItems } from './walk';

/**
 * Gives every rule and group of a query that lacks an `id`, or has one that came before, one that says where it stands.
 * The library's own `prepareRuleGroup` makes random ids, which differ between two readings of the same link.
 * @param prefix tells the ids of two sources apart
 */
export function withIds<Q extends RuleGroupTypeAny>(query: Q, prefix: string): Q {
  const given = new Set<string>();
  const idOf = new Map<object, string>();
  return mapItems(query, (item, { path, matchedBy }) => {
    const place = [matchedBy ? `${idOf.get(matchedBy)}-match` : prefix, ...path].join('-');
    let id = item.id === undefined || given.has(item.id) ? place : item.id;
    while (given.has(id)) id += '+';
    given.add(id);
    idOf.set(item, id);
    return { ...item, id };
  });
}

/** The query without ids and without the paths that older releases keep: most of its text, and made anew by `withIds`. */
export const withoutIds = <Q extends RuleGroupTypeAny>(query: Q): Q =>
  mapItems(query, ({ id, path, ...rest }) => rest as typeof rest & { field: string; operator: string });
