import { runs, seed } from '@site/scripts/testScale';
import { expect, it } from 'vitest';
import { rulesWithSamples } from './fixtures/samples';
import { reportOf } from './reportOf';

/** Numbers between 0 and 1 that a seed decides (mulberry32). */
function randomOf(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  '{',
  '}',
  '(',
  ')',
  '<',
  '>',
  '</',
  '`',
  '${',
  "'",
  '/*',
  '//',
  '...',
  '=>',
  'type ',
  '@',
  '\u2028',
  '😀',
  '\0',
];

it('no edit of a sample makes it crash, and every answer has its place in the file', () => {
  const random = randomOf(seed);
  const below = (end: number) => Math.floor(random() * end);
  const samples = rulesWithSamples.map(({ sample }) => sample.before);
  const wordsOf = (text: string) => [...text.matchAll(/\w+/g)];
  /** Another word, a line less or twice, or anything anywhere. */
  function edited(text: string, other: string): string {
    const kind = random();
    if (kind < 0.5) {
      const words = wordsOf(text);
      const word = words[below(words.length)];
      const put = wordsOf(other)[below(20)]?.[0] ?? '_';
      return word ? text.slice(0, word.index) + put + text.slice(word.index + word[0].length) : text;
    }
    if (kind < 0.7) {
      const lines = text.split('\n');
      const at = below(lines.length);
      lines.splice(at, below(2), ...(random() < 0.5 ? [lines[at] as string] : []));
      return lines.join('\n');
    }
    const at = below(text.length);
    const from = below(other.length);
    const put = random() < 0.5 ? other.slice(from, from + below(40)) : (pieces[below(pieces.length)] as string);
    return text.slice(0, at) + put + text.slice(random() < 0.5 ? at : at + below(30));
  }
  let read = 0;
  const count = runs(400, 10_000);
  for (let run = 0; run < count; run += 1) {
    let text = samples[below(samples.length)] as string;
    for (let edits = 1 + below(3); edits > 0; edits -= 1) text = edited(text, samples[below(samples.length)] as string);
    const report = reportOf({ name: random() < 0.2 ? 'a.ts' : 'a.tsx', text }, 3, 8);
    const lines = text.split('\n').length;
    if (!report.problem && !report.isForeign) read += 1;
    if (report.problem) expect(report.problem.message).not.toBe('This file cannot be read.');
    for (const { line } of [...report.findings, ...report.unclear]) {
      expect(line, text).toBeGreaterThan(0);
      expect(line, text).toBeLessThanOrEqual(lines);
    }
  }
  // Edits that leave nothing to look at would prove nothing.
  expect(read).toBeGreaterThan(count / 5);
});
