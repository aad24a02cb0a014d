import { diffWordsWithSpace } from 'diff';
import type { Run } from '../../src/docs-widgets/LineChanges/changes';

/** How many characters of what both texts have stand before and after a difference. */
const context = 30;

/**
 * The word diff of two texts; what both have is cut to what stands next to a difference.
 * @example wordRuns('a: string', 'a: number') // [['=', 'a: '], ['-', 'string'], ['+', 'number']]
 */
export function wordRuns(before: string, after: string): Run[] {
  const parts = diffWordsWithSpace(before, after);
  return parts.map(({ value, added, removed }, index): Run => {
    if (added || removed) return [added ? '+' : '-', value];
    return ['=', shortened(value, index === 0, index === parts.length - 1)];
  });
}

/** The ends of a text that touch a difference. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? 0 : context;
  const end = isLast ? 0 : context;
  if (text.length <= start + end + 5) return text;
  return `${text.slice(0, start)} … ${end ? text.slice(-end) : ''}`;
}

/** How many words a text gained and lost, wherever they stand: a word diff of whole sections takes half a minute a build. */
export function wordCounts(before: string, after: string): [gained: number, lost: number] {
  const counts = new Map<string, number>();
  const count = (text: string, by: number) => {
    for (const word of text.split(/\s+/)) if (word) counts.set(word, (counts.get(word) ?? 0) + by);
  };
  count(after, 1);
  count(before, -1);
  const sum = (sign: number) => [...counts.values()].reduce((all, each) => all + Math.max(0, sign * each), 0);
  return [sum(1), sum(-1)];
}
