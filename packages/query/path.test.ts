import fc from 'fast-check';
import { convertToIC, findPath, type RuleGroupTypeAny, remove } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { sampleQuery } from '../../src/demo/samples/sampleQuery';
import { spokenPath } from '../../src/toolkits/spokenPath';
import { anyQuery } from './anyQuery.fixture';
import { itemAt, pathOf, withoutItem } from './path';
import { isGroup } from './rule';
import { isIndependent } from './shape';
import { walk } from './walk';

it('finds a rule, a group and the query by their ids', () => {
  expect(['drama', 'genres', 'root', 'nobody'].map((id) => pathOf(sampleQuery, id))).toEqual([
    [2, 1],
    [2],
    [],
    undefined,
  ]);
});

it('says the same place in both shapes of a query', () => {
  for (const query of [sampleQuery, convertToIC(sampleQuery)])
    expect(spokenPath(pathOf(query, 'drama') ?? [], isIndependent(query))).toBe('3.2');
});

it('counts a combinator between rules as the rule after it', () => {
  expect(spokenPath([1], true)).toBe('2');
  expect(spokenPath([2, 3], true)).toBe('2.3');
});

it('finds and takes away what is at a path as the library does, in both shapes of any query', () => {
  fc.assert(
    fc.property(anyQuery, fc.boolean(), (standard, isMixed) => {
      const query: RuleGroupTypeAny = isMixed ? convertToIC(standard) : standard;
      const paths = [...walk(query)].flatMap(({ item, path }) =>
        isGroup(item) ? [path, [...path, 1], [...path, item.rules.length]] : [path],
      );
      for (const path of paths) {
        expect(itemAt(query, path) ?? null).toBe(findPath(path, query) ?? null);
        if (itemAt(query, path)) expect(withoutItem(query, path)).toEqual(remove(query, path));
        else expect(withoutItem(query, path)).toBe(query);
      }
    }),
  );
});
