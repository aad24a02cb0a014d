import fc from 'fast-check';
import { convertFromIC, convertToIC, formatQuery, type RuleGroupType, type RuleGroupTypeIC } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { samples } from '../../src/demo/samples/samples';
import { anyQuery } from './anyQuery.fixture';
import { withoutIds } from './ids';
import { type Group, isGroup } from './rule';
import { inShape, isIndependent } from './shape';
import { mapItems } from './walk';

describe.each(samples.map(({ query }) => query as RuleGroupType))('the shape of a query', (query) => {
  it('follows the option, there and back', () => {
    const independent = inShape(query, true);
    expect(isIndependent(independent)).toBe(true);
    expect(withoutIds(inShape(independent, false))).toEqual(withoutIds(query));
  });
  it('is left alone when it is the one that is asked for', () => {
    const independent = convertToIC(query);
    expect(inShape(query, false)).toBe(query);
    expect(inShape(independent, true)).toBe(independent);
  });
});

/** Queries with a combinator of its own in each gap. */
const anyMixed = fc.tuple(anyQuery, fc.infiniteStream(fc.constantFrom('and', 'or'))).map(
  ([query, combinators]) =>
    mapItems(convertToIC(query) as Group, (item) => {
      if (!isGroup(item)) return item;
      const rules = item.rules.map((rule) => (typeof rule === 'string' ? String(combinators.next().value) : rule));
      return { ...item, rules };
    }) as RuleGroupTypeIC,
);

it('puts a combinator in each gap as the library does', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(inShape(query, true)).toEqual(convertToIC(query));
    }),
  );
});

it('joins by one combinator a group as the library does, but keeps a group that stands alone', () => {
  const standsAlone = (group: Group): boolean =>
    (group.rules.length === 1 && isGroup(group.rules[0] ?? '')) ||
    group.rules.some((item) => isGroup(item) && standsAlone(item));
  fc.assert(
    fc.property(
      anyMixed.filter((query) => !standsAlone(query as Group)),
      (query) => {
        expect(inShape(query)).toEqual(convertFromIC(query));
      },
    ),
  );
  const negated: RuleGroupTypeIC = { rules: [{ not: true, rules: [{ field: 'a', operator: '=', value: '1' }] }] };
  expect(formatQuery(inShape(negated) as RuleGroupType, 'sql')).toBe("(NOT (a = '1'))");
});
