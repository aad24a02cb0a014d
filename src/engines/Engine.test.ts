import { describe, expect, it } from 'vitest';
import { messageOf, QueryRefused, refusalOf, selectRows } from './Engine';

describe('rows judged one by one', () => {
  it.each([
    ['at once', (value: number) => value > 10],
    ['later', async (value: number) => value > 10],
  ])('are told by their place, %s', async (_, matches) =>
    expect(await selectRows([5, 12, 7, 30], matches)).toEqual({ rows: [1, 3] }),
  );
  it('may fail each for itself; the first error is told', async () => {
    const matches = (value: number | string) => {
      if (typeof value === 'string') throw new Error(value);
      return value > 10;
    };
    expect(await selectRows(['no number', 12, 'another', 3], matches)).toEqual({
      rows: [1],
      refused: { rows: [0, 2], message: 'no number' },
    });
  });
});

describe('what an engine throws', () => {
  it.each([
    [new Error('no such column'), 'no such column'],
    [{ summary: 'short', message: 'with a drawing' }, 'short'],
    [{ name: 'ErrnoError', errno: 44 }, 'ErrnoError 44'],
    [{}, 'An error without a message'],
    [null, 'null'],
    ['a text', 'a text'],
  ])('%o has the words %s', (thrown, words) => expect(messageOf(thrown)).toBe(words));

  it.each([
    ['in its words', new Error('Unexpected token at position 7'), 7],
    ['at the beginning', { message: 'unexpected', range: { start: 0 } }, 0],
    ['by a property, before its words', { message: 'wrong at position 7', range: { start: 3 } }, 3],
    ['nowhere', new Error('out of memory'), undefined],
    ['of nothing', null, undefined],
  ])('says where it stopped reading: %s', (_, thrown, position) => {
    const refusal = refusalOf(thrown);
    expect(refusal).toBeInstanceOf(QueryRefused);
    expect([refusal.message, refusal.position]).toEqual([messageOf(thrown), position]);
  });
  it('stays what it is if it is a complaint already', () => {
    const refusal = new QueryRefused('no', 2);
    expect(refusalOf(refusal)).toBe(refusal);
  });
});
