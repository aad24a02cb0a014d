import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Group, Item, Rule } from './rule';
import { mapItems, rulesOf, walk } from './walk';

const named = (field: string): Rule => ({ field, operator: '=', value: '' });
/** Next's rule that asks something of each part of a value. */
const tours: Rule = {
  ...named('tours'),
  match: { mode: 'atLeast', threshold: 2 },
  value: { combinator: 'and', rules: [named('city'), { combinator: 'or', rules: [named('year')] }] },
};
const query: Group = {
  combinator: 'and',
  rules: [named('a'), { rules: [named('b'), 'or', named('c')] }, tours, { combinator: 'or', rules: [] }, named('d')],
};
const seen = (...[of, into]: Parameters<typeof walk>) =>
  Array.from(walk(of, into), ({ item, path, matchedBy }) =>
    [matchedBy && `${matchedBy.field}:`, path.join('.'), 'field' in item ? item.field : '()'].filter(Boolean).join(' '),
  );

describe('walking a query', () => {
  it('meets rules and groups in their order, and counts combinators in paths', () => {
    expect(seen(query)).toEqual(['()', '0 a', '1 ()', '1.0 b', '1.2 c', '2 tours', '3 ()', '4 d']);
  });
  it('meets sub-queries only when asked', () => {
    expect(seen(query, { subQueries: true }).slice(5)).toEqual([
      '2 tours',
      'tours: ()',
      'tours: 0 city',
      'tours: 1 ()',
      'tours: 1.0 year',
      '3 ()',
      '4 d',
    ]);
    expect(seen({ ...tours, match: undefined }, { subQueries: true })).toEqual(['tours']);
    expect(seen({ ...tours, value: null }, { subQueries: true })).toEqual(['tours']);
    expect(seen({ ...tours, value: ['rules'] }, { subQueries: true })).toEqual(['tours']);
  });
  it('knows the group around each item', () => {
    const parents = new Map(Array.from(walk(query), ({ item, parent }) => [item, parent]));
    expect(parents.get(query)).toBeUndefined();
    expect(parents.get(query.rules[1] as Group)).toBe(query);
    expect(parents.get((query.rules[1] as Group).rules[2] as Rule)).toBe(query.rules[1]);
  });
  it('gives the rules alone', () => {
    expect(rulesOf(query).map(({ field }) => field)).toEqual(['a', 'b', 'c', 'tours', 'd']);
  });
  it('goes as deep as a query may be nested', { timeout: 60_000 }, () => {
    let deep: Item = named('deep');
    for (let depth = 0; depth < 8_000; depth += 1) deep = { combinator: 'and', rules: [deep] };
    expect(rulesOf(deep as Group)).toEqual([named('deep')]);
    let inner: Item = mapItems(deep as Group, (item) => item);
    for (let depth = 0; depth < 8_000; depth += 1) [inner] = (inner as Group).rules as [Item];
    expect(inner).toEqual(named('deep'));
  });
});

const rule = fc.record({ field: fc.string(), operator: fc.string(), value: fc.jsonValue() });
const { group } = fc.letrec<{ group: Group }>((tie) => ({
  group: fc.record({
    combinator: fc.constantFrom('and', 'or'),
    rules: fc.array(fc.oneof({ maxDepth: 4 }, rule, fc.constantFrom('and', 'or'), tie('group')), { maxLength: 5 }),
  }),
}));

describe('mapping a query', () => {
  it('changes each rule and group, sub-queries included, and leaves the query as it was', () => {
    const before = JSON.stringify(query);
    const marked = mapItems(query, (item) => ({ ...item, id: 'field' in item ? item.field : 'group' }));
    const ids = Array.from(walk(marked, { subQueries: true }), ({ item }) => item.id);
    expect(ids).toEqual('group a group b c tours group city group year group d'.split(' '));
    expect((marked.rules[1] as Group).rules[1]).toBe('or');
    expect(JSON.stringify(query)).toBe(before);
  });
  it('gives an equal copy of any query if nothing is changed', () => {
    fc.assert(
      fc.property(group, (any) => {
        const copy = mapItems(any, (item) => item);
        expect(copy).toEqual(any);
        for (const { item } of walk(copy)) for (const own of walk(any)) expect(own.item).not.toBe(item);
      }),
    );
  });
});
