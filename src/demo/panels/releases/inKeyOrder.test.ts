import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inKeyOrder } from './inKeyOrder';

describe('inKeyOrder', () => {
  it('is the same for the same JSON in another order of keys or with blanks', () =>
    expect(inKeyOrder('{"b": [{"d":1, "c":2}],\n "a":null}')).toBe(inKeyOrder({ a: null, b: [{ c: 2, d: 1 }] })));
  it('keeps the order of lists, which says something', () => expect(inKeyOrder('[2,1]')).not.toBe(inKeyOrder('[1,2]')));
  it.each(["(genre = 'Drama')", '{ not JSON', '', '  [1'])('leaves %j as it is', (text) =>
    expect(inKeyOrder(text)).toBe(text),
  );
  it('loses nothing of any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(inKeyOrder([value]))).toEqual(JSON.parse(JSON.stringify([value])));
      }),
    );
  });
});
