import fc from 'fast-check';
import type { RuleGroupType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { withIds, withoutIds } from './ids';
import { walk } from './walk';

const id = fc.constantFrom(undefined, 'a', 'b', 'p', 'p-0', 'p-1', 'p-0-0', 'p-0+');
const rule = id.map((given) => ({ ...(given && { id: given }), field: 'title', operator: '=', value: '' }));
const { group } = fc.letrec<{ group: RuleGroupType }>((tie) => ({
  group: fc
    .tuple(id, fc.array(fc.oneof({ maxDepth: 3 }, rule, tie('group')), { maxLength: 4 }))
    .map(([given, rules]) => ({ ...(given && { id: given }), combinator: 'and', rules }) as RuleGroupType),
}));

const idsOf = (query: RuleGroupType) => Array.from(walk(query, { subQueries: true }), ({ item }) => item.id);

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

it('says where a rule stands, also in the sub-query of a rule of Next', () => {
  const rule = { field: 'f', operator: '=', value: '' };
  const matching = { ...rule, match: { mode: 'all' }, value: { combinator: 'and', rules: [rule] } };
  const query = { combinator: 'and', rules: [rule, { combinator: 'or', rules: [rule, matching] }] };
  const ids = ['p', 'p-0', 'p-1', 'p-1-0', 'p-1-1', 'p-1-1-match', 'p-1-1-match-0'];
  expect(idsOf(withIds(query as RuleGroupType, 'p'))).toEqual(ids);
});

it('takes off ids and paths, and puts the same ids on again', () => {
  fc.assert(
    fc.property(group, (query) => {
      const placed = withIds({ ...query, path: [] }, 'p');
      const bare = withoutIds(placed);
      expect(JSON.stringify(bare)).not.toMatch(/"(id|path)":/);
      const ownKeys = (key: string, value: unknown) => (key === 'id' || key === 'path' ? undefined : value);
      expect(bare).toEqual(JSON.parse(JSON.stringify(query, ownKeys)));
      expect(withoutIds(withIds(bare, 'q'))).toEqual(bare);
    }),
  );
});
