import type { PackedTable } from '@site/src/dataset/packedTable';
import { convertToIC, type RuleGroupType, type RuleType, remove } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { release5 } from '../releases/5';
import { release8 } from '../releases/8';
import { exportQuery, formatOptions } from '../releases/exports';
import { type EffectAlone, firstIncomplete, incompleteWords, withLeftOut } from './incomplete';

const rule = (more: object): RuleType => ({ id: 'new', field: 'title', operator: '=', value: '', ...more });
const first = { id: 'first', field: 'director', operator: '=', value: 'Joel Coen' };
const with2 = (...rules: RuleGroupType['rules']): RuleGroupType => ({
  id: 'root',
  combinator: 'or',
  rules: [first, ...rules],
});
const empty = { id: 'new', combinator: 'and', rules: [] };
const inGroup = with2({ id: 'group', combinator: 'and', rules: [first, rule({})] });

it.each([
  ['an empty value', with2(rule({})), [1]],
  ['an empty list', with2(rule({ operator: 'in', value: [] })), [1]],
  ['half a range', with2(rule({ operator: 'between', value: ['', '5'] })), [1]],
  ['a group without a rule', with2(empty), [1]],
  ['a rule in a group', inGroup, [1, 1]],
  ['a rule after a combinator', convertToIC(with2(rule({}))), [2]],
])('finds %s', (_, query, path) => {
  expect(firstIncomplete(query)?.path).toEqual(path);
});

it.each([
  ['a value', with2(rule({ value: 'Heat' }))],
  ['a value that is false or 0', with2(rule({ value: false }), rule({ value: 0 }))],
  ['an operator without value', with2(rule({ operator: 'null' }))],
  ['a placeholder', with2(rule({ operator: '~' }), rule({ field: '~' }))],
  ['a muted rule, and what a muted group holds', with2(rule({ muted: true }), { ...inGroup, muted: true } as never)],
  ['the empty query', { id: 'root', combinator: 'and', rules: [] }],
])('finds nothing in %s', (_, query) => {
  expect(firstIncomplete(query)).toBeUndefined();
});

/** Formats that hold the query itself, or findings about each of its rules. */
const wholeQuery = ['json', 'json_without_ids', 'diagnostics'];
for (const release of [release5, release8])
  describe(`release ${release.id}`, () => {
    const { leaveOut, formats } = release;
    const queries = [with2(rule({})), inGroup, with2(rule({ operator: 'contains' })), with2(empty)];
    for (const { id } of formats.filter((format) => !wholeQuery.includes(format.id)))
      it(`${id} writes what is left out as little as what is removed`, () => {
        const text = (query: RuleGroupType) => exportQuery(release, query, formatOptions(release, id, {}, true));
        for (const query of queries) {
          const path = firstIncomplete(query)?.path ?? [];
          expect(text(withLeftOut(query, 'new', leaveOut) as RuleGroupType)).toBe(text(remove(query, path)));
        }
      });
  });

const table: PackedTable = {
  columns: [
    { name: 'title', type: 'text' },
    { name: 'year', type: 'number' },
  ],
  values: [
    ['', 'Heat', null],
    [0, 1995, null],
  ],
};
const names = { format: 'SQL', field: 'Title', rows: 'movies' };
const wordsOf = (query: RuleGroupType, alone?: EffectAlone) => {
  const place = firstIncomplete(query);
  return place && incompleteWords({ place, query, alone, table, names });
};
const selected = (...rows: number[]) => ({ rows: Uint32Array.from(rows), of: 3 });

it('says what is missing, and what is selected as it stands', () => {
  const onTitle = with2(rule({}));
  expect(wordsOf(onTitle)).toBe('Rule 2 has no value yet.');
  expect(wordsOf(onTitle, selected(0))).toBe(
    'Rule 2 has no value yet: as it stands, it selects only movies whose Title is an empty text, 1 of 3.',
  );
  // What a format selects decides, not what the rule says.
  expect(wordsOf(onTitle, selected(0, 2))).toBe('Rule 2 has no value yet: as it stands, it selects 2 of 3 movies.');
  expect(wordsOf(with2(rule({ field: 'year' })), selected(0))).toMatch('it selects 1 of 3 movies.');
  expect(wordsOf(with2(rule({ operator: '>' })), selected())).toMatch('it selects none of 3 movies.');
  expect(wordsOf(with2(empty), selected(0, 1, 2))).toBe(
    'Group 2 has no rule yet: as it stands, it selects all 3 movies.',
  );
  expect(wordsOf(with2(rule({ operator: 'in', value: [] })), 'left out')).toBe(
    'Rule 2 has no value yet: SQL leaves it out.',
  );
  expect(wordsOf(with2(rule({ operator: 'between', value: ['', '5'] })), 'no answer')).toBe(
    'Rule 2 lacks one of its two values: as it stands, there is no answer in SQL.',
  );
});
