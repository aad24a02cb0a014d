import type { RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { countEach, type MatchCounts } from './matchCounts';

const rule = (id: string) => ({ id, field: 'genre', operator: '=', value: id });
const query: RuleGroupTypeAny = {
  id: 'root',
  combinator: 'and',
  rules: [rule('one'), { id: 'group', combinator: 'or', not: true, rules: [rule('two'), rule('three')] }],
};

describe('match counts', () => {
  it('run each rule and each group by itself, in order, and tell the counts as they come', async () => {
    const asked: RuleGroupTypeAny[] = [];
    const told: MatchCounts[] = [];
    await countEach(
      query,
      async (alone) => asked.push(alone),
      (counts) => told.push(counts),
    );
    expect(asked).toEqual([
      { combinator: 'and', rules: [rule('one')] },
      query.rules[1],
      { combinator: 'and', rules: [rule('two')] },
      { combinator: 'and', rules: [rule('three')] },
    ]);
    expect(told.map(({ size }) => size)).toEqual([1, 2, 3, 4]);
    expect([...(told.at(-1) ?? [])]).toEqual([
      ['0', 1],
      ['1', 2],
      ['1.0', 3],
      ['1.1', 4],
    ]);
  });
  it('leave combinators between rules out, and end when the engine says that a newer query came', async () => {
    const independent: RuleGroupTypeAny = { id: 'root', rules: [rule('one'), 'and', rule('two')] };
    const abort = new DOMException('newer', 'AbortError');
    const told: MatchCounts[] = [];
    const counting = countEach(
      independent,
      async (alone) => {
        if (alone.rules[0] === independent.rules[2]) throw abort;
        return 7;
      },
      (counts) => told.push(counts),
    );
    await expect(counting).rejects.toBe(abort);
    expect(told.map((counts) => [...counts])).toEqual([[['0', 7]]]);
  });
});
