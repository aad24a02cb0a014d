import { rulesOf, walk, withIds } from '@site/packages/query';
import fc from 'fast-check';
import { convertToIC, type RuleGroupType, type RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { samples } from '../../samples/samples';
import { namesOf } from '../names';
import { withoutUnsupported } from './withoutUnsupported';

const rule = { field: 'title', operator: '=', value: 'Ran' };
const nested = {
  field: 'ratings',
  operator: '=',
  match: { mode: 'atLeast', threshold: 2 },
  value: { combinator: 'and', rules: [{ field: 'score', operator: '>', value: '80' }] },
};
const group = (...rules: object[]) => ({ combinator: 'and', rules }) as RuleGroupType;

describe('what release 5 holds', () => {
  it('is every sample as it is, in both shapes', () => {
    for (const { query } of samples)
      for (const shaped of [query, convertToIC(query)])
        expect(withoutUnsupported(shaped)).toEqual({ query: shaped, lost: [] });
    const [{ query }] = samples as [(typeof samples)[number]];
    expect(withoutUnsupported(query).query).toBe(query);
  });
  it('is no rule on a field that it does not have', () =>
    expect(withoutUnsupported(group(rule, nested))).toEqual({
      query: group(rule),
      lost: ['Rule 2, because of the field “ratings”, its match mode and its sub-query'],
    }));
  it('is no mute', () =>
    expect(withoutUnsupported(group({ ...rule, muted: true }, { ...group(rule), muted: true }))).toEqual({
      query: group(rule, group(rule)),
      lost: ['The mute of rule 1, which counts again', 'The mute of group 2, which counts again'],
    }));
  it('is no operator, source or value that it does not know', () => {
    const { query, lost } = withoutUnsupported(
      group({ ...rule, operator: 'near' }, { ...rule, valueSource: 'parameter' }, { ...rule, value: {} }, rule),
    );
    expect(query).toEqual(group(rule));
    expect(lost.map((words) => words.split('because of ')[1])).toEqual([
      'the operator “near”',
      'a parameter as value',
      'its value',
    ]);
  });
  it('has a combinator between each two rules that are left', () => {
    const query = { rules: [nested, 'or', rule, 'and', nested, 'or', rule] } as unknown as RuleGroupTypeAny;
    expect(withoutUnsupported(query).query).toEqual({ rules: [rule, 'or', rule] });
    expect(withoutUnsupported({ rules: [nested] } as unknown as RuleGroupTypeAny).query).toEqual({ rules: [] });
  });

  const anyRule = fc.record(
    {
      field: fc.constantFrom('title', 'gross', '~'),
      operator: fc.constantFrom('=', 'in', 'between', '~'),
      value: fc.oneof(
        fc.string({ maxLength: 5 }),
        fc.integer(),
        fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
      ),
      disabled: fc.boolean(),
      muted: fc.boolean(),
    },
    { requiredKeys: ['field', 'operator', 'value'] },
  );
  const anyNested = fc.record({
    ...Object.fromEntries(Object.entries(nested).map(([key, value]) => [key, fc.constant(value)])),
    match: fc.record({ mode: fc.constantFrom('all', 'some', 'exactly'), threshold: fc.nat(3) }),
  });
  const { any } = fc.letrec<{ any: RuleGroupType }>((tie) => ({
    any: fc.record(
      {
        combinator: fc.constantFrom('and', 'or'),
        rules: fc.array(fc.oneof({ depthSize: 'small' }, anyRule, anyNested, tie('any')), { maxLength: 5 }),
        not: fc.boolean(),
        muted: fc.boolean(),
      },
      { requiredKeys: ['combinator', 'rules'] },
    ) as unknown as fc.Arbitrary<RuleGroupType>,
  }));
  const shaped = fc
    .tuple(any, fc.boolean())
    .map(([query, isIndependent]) => withIds(isIndependent ? convertToIC(query) : query, 'any') as RuleGroupTypeAny);

  it('has rules on fields that the visitor has added', () => {
    const query = { combinator: 'and', rules: [{ field: 'age', operator: '>', value: '5' }] };
    expect(withoutUnsupported(query, ['age'])).toEqual({ query, lost: [] });
    expect(withoutUnsupported(query).lost).toHaveLength(1);
  });
  it('is always a query that it reads, and says each thing that it leaves out', () => {
    fc.assert(
      fc.property(shaped, (query) => {
        expect(v.is(namesOf[8].query([]), query)).toBe(true);
        const { query: left, lost } = withoutUnsupported(query);
        expect(v.parse(namesOf[5].query([]), left)).toEqual(left);
        expect(withoutUnsupported(left)).toEqual({ query: left, lost: [] });
        const gone = rulesOf(query).filter(({ field }) => field === 'ratings').length;
        const muted = [...walk(query)].filter(({ item }) => (item as { muted?: boolean }).muted).length;
        expect(lost).toHaveLength(gone + muted);
        expect(rulesOf(left)).toHaveLength(rulesOf(query).length - gone);
        // What is the same has the same id, so that the builder keeps it.
        const ids = new Set(rulesOf(query).map(({ id }) => id));
        expect(rulesOf(left).every(({ id }) => ids.has(id))).toBe(true);
      }),
    );
  });
});
