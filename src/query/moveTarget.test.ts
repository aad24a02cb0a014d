import fc from 'fast-check';
import { convertToIC, findPath, move, type RuleGroupType, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { isGroup, isIndependent, pathOf, walk } from '../../packages/query';
import { samples } from '../demo/samples/samples';
import { spokenPath } from '../toolkits/spokenPath';
import { moveTarget } from './moveTarget';

const idsOf = (query: RuleGroupTypeAny) => Array.from(walk(query), ({ item }) => item.id as string);
const alternates = (query: RuleGroupTypeAny) =>
  Array.from(walk(query)).every(
    ({ item }) => !isGroup(item) || item.rules.every((rule, index) => (typeof rule === 'string') === (index % 2 === 1)),
  );
const go = (query: RuleGroupTypeAny, id: string, direction: 'up' | 'down') => {
  const path = pathOf(query, id) as number[];
  const target = moveTarget(query, path, direction);
  return target ? move(query, path, target) : undefined;
};
const nested = samples.at(-1)?.query as RuleGroupType;

describe.each([
  ['standard', nested],
  ['independent', convertToIC(nested)],
] as const)('moving in a %s query', (_, start) => {
  it('goes through every line, from the first to the last and back', () => {
    let query: RuleGroupTypeAny = start;
    const places: string[] = [];
    for (let next: RuleGroupTypeAny | undefined = query; next; next = go(query, 'year', 'down')) {
      query = next;
      places.push(spokenPath(pathOf(query, 'year') as number[], isIndependent(query)));
    }
    expect(places.slice(0, 5)).toEqual(['1', '1.1', '1.1.1', '1.1.2', '1.1.2.1']);
    expect(places.at(-1)).toBe('2');
    const back: string[] = [places.at(-1) as string];
    for (let next = go(query, 'year', 'up'); next; next = go(query, 'year', 'up')) {
      query = next;
      back.unshift(spokenPath(pathOf(query, 'year') as number[], isIndependent(query)));
    }
    expect(back).toEqual(places);
  });
  it('goes nowhere with the query itself, and from a place that is no longer there', () => {
    for (const path of [[], [99, 0], [0, 0]])
      expect([moveTarget(start, path, 'up'), moveTarget(start, path, 'down')]).toEqual([undefined, undefined]);
  });
  it('loses nothing, wherever it goes', () => {
    const ids = idsOf(start).filter((id) => id !== 'root');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom('up' as const, 'down' as const)), { maxLength: 20 }),
        (steps) => {
          let query: RuleGroupTypeAny = start;
          for (const [id, direction] of steps) {
            query = go(query, id, direction) ?? query;
            expect(findPath(pathOf(query, id) as number[], query)?.id).toBe(id);
          }
          expect(idsOf(query).sort()).toEqual(idsOf(start).sort());
          if (!('combinator' in query)) expect(alternates(query)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
