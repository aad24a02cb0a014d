import { add, convertToIC, move, type RuleGroupType, remove } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { sampleQuery } from '../samples/sampleQuery';
import { editWords, ruleCount } from './editWords';

const director = { field: 'director', operator: '=', value: 'Spike Lee' };
const [first] = sampleQuery.rules;
const edits = {
  'Rule 4 added': add(sampleQuery, director, []),
  'Rule 3.3 added': add(sampleQuery, director, [2]),
  'Group 4 added': add(sampleQuery, { combinator: 'and', rules: [director] }, []),
  'Rule 1 removed': remove(sampleQuery, [0]),
  'Group 3 removed': remove(sampleQuery, [2]),
  'Rule 2 added': move(sampleQuery, [0], [1], { clone: true }),
};
for (const [words, after] of Object.entries(edits))
  it(`says "${words}"`, () => {
    expect(editWords(sampleQuery, after)).toBe(words);
  });

it('counts no combinators in a query with independent ones', () => {
  const query = convertToIC(sampleQuery);
  expect(editWords(query, add(query, director, []))).toBe('Rule 4 added');
  expect(editWords(query, remove(query, [2]))).toBe('Rule 2 removed');
});

it('has nothing to say of a value, a combinator and a move', () => {
  const changed = {
    ...sampleQuery,
    combinator: 'or',
    rules: [{ ...first, value: '8' }, ...sampleQuery.rules.slice(1)],
  };
  expect(editWords(sampleQuery, changed as RuleGroupType)).toBeUndefined();
  expect(editWords(sampleQuery, move(sampleQuery, [0], [2, 0]))).toBeUndefined();
});

it('counts the rules', () => {
  expect(ruleCount(sampleQuery)).toBe('4 rules');
  expect(ruleCount({ combinator: 'and', rules: [director] })).toBe('1 rule');
});
