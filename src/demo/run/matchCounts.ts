import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';

/** How many rows each rule and group selects by itself, by its path (`0.2`); `undefined` where the engine gave no answer. */
export type MatchCounts = ReadonlyMap<string, number | undefined>;

type Item = RuleType | RuleGroupTypeAny;

/** The key of a place in the query; controls of release 5 are told their path, and no id. */
export const keyOf = (path: readonly number[]): string => path.join('.');

/** Every rule and group below the root with its path, in the order in which they are seen. */
function* itemsBelow(group: RuleGroupTypeAny, above: number[] = []): Generator<[path: number[], Item]> {
  for (const [index, item] of group.rules.entries()) {
    if (typeof item === 'string') continue;
    const path = [...above, index];
    yield [path, item as Item];
    if ('rules' in item) yield* itemsBelow(item as RuleGroupTypeAny, path);
  }
}

/**
 * Runs each rule and group of a query by itself.
 * @param count runs a query and returns how many rows it selects
 * @param onCounts is told the counts so far: after each answer, because a query may have hundreds of rules
 * @throws whatever `count` throws, such as an `AbortError` when a newer query took its place
 */
export async function countEach(
  query: RuleGroupTypeAny,
  count: (alone: RuleGroupTypeAny) => Promise<number | undefined>,
  onCounts: (counts: MatchCounts) => void,
): Promise<void> {
  const counts = new Map<string, number | undefined>();
  for (const [path, item] of itemsBelow(query)) {
    const alone = 'rules' in item ? item : ({ combinator: 'and', rules: [item] } as RuleGroupTypeAny);
    counts.set(keyOf(path), await count(alone));
    onCounts(new Map(counts));
  }
}
