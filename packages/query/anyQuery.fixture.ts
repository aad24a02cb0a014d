import fc from 'fast-check';
import type { RuleGroupType } from 'react-querybuilder';

const rule = fc.record({ field: fc.constantFrom('a', 'b'), operator: fc.constant('='), value: fc.string() });

/** Queries with a combinator a group, of up to a few levels; rules and groups have no ids. */
export const { anyQuery } = fc.letrec<{ anyQuery: RuleGroupType }>((tie) => ({
  anyQuery: fc.record(
    {
      combinator: fc.constantFrom('and', 'or'),
      not: fc.boolean(),
      rules: fc.array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, rule, tie('anyQuery')), { maxLength: 5 }),
    },
    { requiredKeys: ['combinator', 'rules'] },
  ) as fc.Arbitrary<RuleGroupType>,
}));
