import fc from 'fast-check';
import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { withIds } from './withIds';

const id = fc.constantFrom(undefined, 'a', 'b', 'p', 'p-0', 'p-1', 'p-0-0', 'p-0+');
const rule = id.map((given) => ({ ...(given && { id: given }), field: 'title', operator: '=', value: '' }));
const { group } = fc.letrec<{ group: RuleGroupType }>((tie) => ({
  group: fc
    .tuple(id, fc.array(fc.oneof({ maxDepth: 3 }, rule, tie('group')), { maxLength: 4 }))
    .map(([given, rules]) => ({ ...(given && { id: given }), combinator: 'and', rules }) as RuleGroupType),
}));

const idsOf = (node: RuleGroupType | RuleType): (string | undefined)[] =>
  'rules' in node ? [node.id, ...(node.rules as (typeof node | RuleType)[]).flatMap(idsOf)] : [node.id];

it('gives every rule and group an id of its own, the same each time', () => {
  fc.assert(
    fc.property(group, (query) => {
      const ids = idsOf(withIds(query, 'p'));
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(ids.length);
      expect(idsOf(withIds(query, 'p'))).toEqual(ids);
    }),
  );
});

it('keeps an id that is there, the first time', () => {
  const query = { id: 'a', combinator: 'and', rules: [{ id: 'a', field: 'f', operator: '=', value: '' }] };
  expect(idsOf(withIds(query, 'p'))).toEqual(['a', 'p-0']);
});
