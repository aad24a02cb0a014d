import { type Group, type Item, isGroup, isIndependent, itemAt } from '../../packages/query';

export type Direction = 'up' | 'down';

/**
 * Where the library's `move` has to put a rule or group for it to go one line up or down on the screen: past its
 * neighbour, into a group, or out of one. In a query with independent combinators every second place is a combinator.
 * @returns nothing at the first and the last line
 */
export function moveTarget(query: Group, path: number[], direction: Direction): number[] | undefined {
  const step = isIndependent(query) ? 2 : 1;
  const parent = path.slice(0, -1);
  const index = path.at(-1);
  const group = itemAt(query, parent);
  if (index === undefined || !group || !isGroup(group)) return undefined;
  /** The place before the item at `at`: after the combinator that precedes it, if there is one. */
  const before = (at: number) => (step === 2 && at > 0 ? at - 1 : at);
  const at = direction === 'up' ? index - step : index + step;
  const neighbour: Item | undefined = group.rules[at];
  if (neighbour && isGroup(neighbour) && !neighbour.disabled)
    return [...parent, at, direction === 'up' ? neighbour.rules.length : 0];
  if (neighbour) return [...parent, direction === 'up' ? before(at) : at + 1];
  const outer = parent.at(-1);
  if (outer === undefined) return undefined;
  return [...parent.slice(0, -1), direction === 'up' ? before(outer) : outer + 1];
}
