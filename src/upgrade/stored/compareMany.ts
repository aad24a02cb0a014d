import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Comparison } from './compareExports';
import type { Stored } from './readStored';

/** A format that exports some queries differently: how many, the numbers of some, and the first of them. */
export type Differing = { count: number; numbers: number[]; query: RuleGroupTypeAny; first: Comparison };

/** What many stored queries export with two releases. */
export type Many = {
  of: number;
  compared: number;
  differing: number;
  formats: Differing[];
  /** How many are damaged, and the first of them. */
  damaged: { count: number; first: Stored['damaged'] };
};

/** How many queries are named: of each format, and of those that are damaged. */
const named = { format: 5, damaged: 10 };
/** Milliseconds between two reports of how far it is. */
const pace = 100;

/**
 * Exports many queries with two releases. It takes as long as that takes, so it belongs in a worker.
 * @param compare exports one query with both
 * @param onProgress told how far it is, with what was found so far
 */
export function compareMany(
  { queries, damaged }: Stored,
  compare: (query: RuleGroupTypeAny) => Comparison[],
  onProgress: (many: Many) => void,
): Many {
  const formats = new Map<string, Differing>();
  const broken = [...damaged];
  let [compared, differing] = [0, 0];
  const soFar = (): Many => ({
    of: queries.length + damaged.length,
    compared,
    differing,
    formats: [...formats.values()],
    damaged: { count: broken.length, first: broken.sort((a, b) => a.number - b.number).slice(0, named.damaged) },
  });
  let told = performance.now();
  for (const { number, query } of queries) {
    try {
      const others = compare(query).filter(({ isSame }) => !isSame);
      if (others.length) differing += 1;
      for (const first of others) {
        const known = formats.get(first.format) ?? { count: 0, numbers: [], query, first };
        formats.set(first.format, known);
        known.count += 1;
        if (known.numbers.length < named.format) known.numbers.push(number);
      }
      compared += 1;
    } catch (error) {
      broken.push({ number, problem: error instanceof Error ? error.message : String(error) });
    }
    if (performance.now() - told < pace) continue;
    onProgress(soFar());
    told = performance.now();
  }
  return soFar();
}
