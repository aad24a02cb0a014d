import { type Group, type Item, isGroup, type Rule } from './rule';
import { walk } from './walk';

/** The path of the rule or group with an id, as the library's own functions take it. */
export function pathOf(query: Group, id: string): number[] | undefined {
  for (const { item, path } of walk(query)) if (item.id === id) return path;
  return undefined;
}

/** The rule or group at a path; nothing where there is none, or a combinator. */
export function itemAt(query: Group, path: readonly number[]): Rule | Group | undefined {
  let item: Item | undefined = query;
  for (const index of path) item = item !== undefined && isGroup(item) ? item.rules[index] : undefined;
  return typeof item === 'string' ? undefined : item;
}

/**
 * The query without the rule or group at a path, and without the combinator before it, or after it if it comes first.
 * @returns the same query where there is nothing at the path, or for the path of the query itself
 */
export function withoutItem<Q extends Group>(query: Q, path: readonly number[]): Q {
  const [index, ...rest] = path;
  const item = index === undefined ? undefined : query.rules[index];
  if (index === undefined || typeof item !== 'object') return query;
  const rules: Item[] = [...query.rules];
  if (rest.length > 0) {
    if (!isGroup(item)) return query;
    const changed = withoutItem(item, rest);
    if (changed === item) return query;
    rules[index] = changed;
  } else if ('combinator' in query) rules.splice(index, 1);
  else rules.splice(Math.max(0, index - 1), 2);
  return { ...query, rules };
}
