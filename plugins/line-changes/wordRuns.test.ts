import { describe, expect, it } from 'vitest';
import { wordCounts, wordRuns } from './wordRuns';

describe('word diff', () => {
  it('has what went, what came and what stayed', () => {
    expect(wordRuns('a: string', 'a: number')).toEqual([
      ['=', 'a: '],
      ['-', 'string'],
      ['+', 'number'],
    ]);
  });

  it('cuts what stayed to what stands next to a difference', () => {
    const long = 'word '.repeat(40);
    const runs = wordRuns(`${long}one ${long}`, `${long}two ${long}`);
    expect(runs.map(([kind]) => kind).join('')).toBe('=-+=');
    expect(runs[0]?.[1]).toMatch(/^ … .{30}$/);
    expect(runs[3]?.[1]).toMatch(/^.{30} … $/);
  });

  it('counts words that only one text has', () => {
    expect(wordCounts('a b b c', 'c b d e')).toEqual([2, 2]);
    expect(wordCounts('a b', 'b  a')).toEqual([0, 0]);
  });
});
