import { setOfTests } from '@site/src/own-data/setOfTests';
import { expect, it } from 'vitest';
import { queryWith } from './queryFor';

it('takes the query that is with fields if it is one on them, each part with an id', () => {
  const rules = [{ field: 'title', operator: '=', value: 'a' }];
  const { query, problem } = queryWith({ combinator: 'and', rules }, setOfTests, '5');
  expect(query).toMatchObject({ combinator: 'and', rules: [{ ...rules[0], id: expect.any(String) }] });
  expect(problem).toBeUndefined();
  expect(queryWith(undefined, setOfTests, '5')).toEqual({});
});
it.each([
  [{ combinator: 'and', rules: [{ field: 'other', operator: '=', value: 1 }] }, /there is no field "other"/],
  [{ combinator: 'xor', rules: [] }, /there is no combinator "xor"/],
  ['text', /must be an object/],
])('says why it takes no other, %#', (given, why) => {
  const { query, problem } = queryWith(given, setOfTests, '8');
  expect(query).toBeUndefined();
  expect(problem?.message).toMatch(why);
});
