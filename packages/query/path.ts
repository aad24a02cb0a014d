import type { Group } from './rule';
import { walk } from './walk';

/** The path of the rule or group with an id, as the library's own functions take it. */
export function pathOf(query: Group, id: string): number[] | undefined {
  for (const { item, path } of walk(query)) if (item.id === id) return path;
  return undefined;
}
