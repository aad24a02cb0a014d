import fc from 'fast-check';
import type { Group, Item, Rule } from '../../../packages/query';
import { nestedColumns } from '../../dataset/nested';
import type { Table } from '../../dataset/table';
import type { MatchMode } from '../model/EngineModel';

const combinator = fc.constantFrom('and', 'or');
const not = fc.constantFrom({}, {}, { not: true });

/** Random queries with match modes on the nested columns of a table; the values of their sub-queries are of the right type. */
export function matchQueriesOn({ rows }: Table): fc.Arbitrary<Group> {
  const ofColumn = ({ name: field, items, properties }: (typeof nestedColumns)[number]): fc.Arbitrary<Rule> => {
    const all = rows.flatMap(items);
    const ofProperty = (name: string, type: string): fc.Arbitrary<Rule> => {
      const value = fc.constantFrom(...new Set(all.map((item) => item[name])));
      const comparison = type === 'number' ? ['=', '!=', '<', '<=', '>', '>='] : ['=', '!='];
      const one = fc.record({ field: fc.constant(name), operator: fc.constantFrom(...comparison), value });
      const list = fc.record({
        field: fc.constant(name),
        operator: fc.constantFrom('in', 'notIn'),
        value: fc.array(value, { minLength: 1, maxLength: 3 }),
      });
      const range = fc.record({
        field: fc.constant(name),
        operator: fc.constantFrom('between', 'notBetween'),
        value: fc.tuple(value, value),
      });
      return type === 'number' ? fc.oneof(one, one, list, range) : fc.oneof(one, one, list);
    };
    const rule = fc.oneof(...properties.map(({ name, type }) => ofProperty(name, type)));
    const group = fc
      .tuple(not, combinator, fc.array(rule, { minLength: 1, maxLength: 3 }))
      .map(([negated, by, rules]): Group => ({ combinator: by, ...negated, rules }));
    const match: fc.Arbitrary<{ mode: MatchMode; threshold?: number }> = fc.oneof(
      fc.record({ mode: fc.constantFrom<MatchMode>('all', 'some', 'none') }),
      fc.record({
        mode: fc.constantFrom<MatchMode>('atLeast', 'atMost', 'exactly'),
        threshold: fc.constantFrom(0, 0.5, 1, 2, 3),
      }),
    );
    return fc.tuple(match, group).map(([how, value]) => ({ field, operator: '=', match: how, value }));
  };
  const item: fc.Arbitrary<Item> = fc.oneof(...nestedColumns.map(ofColumn));
  return fc
    .tuple(not, combinator, fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([negated, by, rules]): Group => ({ combinator: by, ...negated, rules }));
}
