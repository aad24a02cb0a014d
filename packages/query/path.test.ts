import { convertToIC } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { sampleQuery } from '../../src/demo/samples/sampleQuery';
import { isIndependent } from '../../src/query/shape';
import { spokenPath } from '../../src/toolkits/spokenPath';
import { pathOf } from './path';

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
