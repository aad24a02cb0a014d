import type { Major } from '@site/packages/upgrade';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { type Comparison, comparerOf } from './compareExports';
import type { Stored } from './readStored';

/** A format that exports some queries differently: how many, the numbers of some, and the first of them. */
export type Differing = { count: number; numbers: number[]; query: RuleGroupTypeAny; first: Comparison };

/** What many stored queries export with two releases. */
export type Many = {
  of: number;
  compared: number;
  differing: number;
  formats: Differing[];
  damaged: Stored['damaged'];
};

/** How many queries are named for each format. */
const named = 5;
/** Milliseconds after which the page gets its turn. */
const slice = 24;

/**
 * Exports many queries with two releases, a slice of them at a time, so that the page stays usable meanwhile.
 * @param onProgress told after each slice
 * @param signal ends it: what has been compared so far is returned
 */
export async function compareMany(
  { queries, damaged }: Stored,
  from: Major,
  to: Major,
  onProgress: (many: Many) => void,
  signal: AbortSignal,
): Promise<Many> {
  const compare = await comparerOf(from, to);
  const formats = new Map<string, Differing>();
  const many: Many = {
    of: queries.length + damaged.length,
    compared: 0,
    differing: 0,
    formats: [],
    damaged: [...damaged],
  };
  let began = performance.now();
  for (const { number, query } of queries) {
    if (signal.aborted) break;
    try {
      const others = compare(query).filter(({ isSame }) => !isSame);
      if (others.length) many.differing += 1;
      for (const first of others) {
        const known = formats.get(first.format) ?? { count: 0, numbers: [], query, first };
        formats.set(first.format, known);
        known.count += 1;
        if (known.numbers.length < named) known.numbers.push(number);
      }
      many.compared += 1;
    } catch (error) {
      many.damaged.push({ number, problem: error instanceof Error ? error.message : String(error) });
    }
    if (performance.now() - began < slice) continue;
    onProgress({ ...many });
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  return { ...many, formats: [...formats.values()], damaged: many.damaged.sort((a, b) => a.number - b.number) };
}
