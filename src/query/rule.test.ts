import fc from 'fast-check';
import { defaultOperators, formatQuery } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { runs } from '../../scripts/effort';
import { isGroup, isNumeric, isOpposite, kindOf, listOf, partOf } from './rule';

it('tells a group from a rule and a combinator', () => {
  const items = [{ rules: [] }, { field: 'title', operator: '=' }, 'and', 'rules'];
  expect(items.map((item) => isGroup(item))).toEqual([true, false, false, false]);
});

it('takes for a number what the library takes for one', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'019.eE+-x '), maxLength: 6 }),
    fc.stringMatching(/^ ?[+-]?\d{0,2}\.?\d{0,2}([Ee][+-]?\d{1,2})?[ x]?$/),
    fc.constantFrom('0x10', 'Infinity', '1,000', '0'),
  );
  const tried: boolean[] = [];
  fc.assert(
    fc.property(text, (value) => {
      const query = { combinator: 'and', rules: [{ field: 'year', operator: '=', value }] };
      const written = formatQuery(query, { format: 'jsonlogic', parseNumbers: true }) as { '=='?: [unknown, unknown] };
      const exported = written['==']?.[1];
      expect(['number', 'string']).toContain(typeof exported);
      expect(isNumeric(value)).toBe(typeof exported === 'number');
      tried.push(isNumeric(value));
    }),
    { numRuns: runs(500) },
  );
  for (const outcome of [true, false]) expect(tried.filter((read) => read === outcome).length).toBeGreaterThan(20);
  expect([0, -1.5, null, true, undefined, [1]].map(isNumeric)).toEqual([true, true, false, false, false, false]);
});

it('reads a list from an array and from text with commas', () => {
  expect(listOf([' a ', 1, null])).toEqual(['a', 1, null]);
  expect(listOf(' a, b,,c ,')).toEqual(['a', 'b', 'c']);
  expect(listOf('Spike\\, Lee,Ang Lee')).toEqual(['Spike, Lee', 'Ang Lee']);
  expect(listOf('12,', true)).toEqual(['12', '']);
  expect(listOf('')).toEqual([]);
  expect([listOf(12), listOf(null), listOf(undefined)]).toEqual([[], [], []]);
});

it('knows what an operator compares', () => {
  const ofKind = (kind: string) => defaultOperators.flatMap(({ name }) => (kindOf(name) === kind ? [name] : []));
  expect(['value', 'list', 'range', 'text', 'null'].map((kind) => ofKind(kind).join(' '))).toEqual([
    '= != < > <= >=',
    'in notIn',
    'between notBetween',
    'contains beginsWith endsWith doesNotContain doesNotBeginWith doesNotEndWith',
    'null notNull',
  ]);
  expect(kindOf('~')).toBeUndefined();
  expect('contains beginsWith doesNotBeginWith endsWith doesNotEndWith'.split(' ').map(partOf)).toEqual([
    'any',
    'start',
    'start',
    'end',
    'end',
  ]);
  const opposites = 'notIn notNull notBetween doesNotContain doesNotBeginWith'.split(' ');
  expect(opposites.filter((name) => !isOpposite(name))).toEqual([]);
  expect('in null between contains != annotated'.split(' ').filter(isOpposite)).toEqual([]);
});
