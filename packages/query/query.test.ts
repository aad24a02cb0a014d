import fc from 'fast-check';
import { defaultOperators } from 'react-querybuilder';
import * as eight from 'samples-next/release';
import * as five from 'samples-v5/release';
import { expect, it } from 'vitest';
import { runs } from '../../scripts/testScale';
import type { Release } from '../../src/engines/proof/run';
import { isGroup, isNumeric, isOpposite, isQuantity, isWrittenAsNumber, kindOf, listOf, partOf, toNumber } from '.';

it('tells a group from a rule and a combinator', () => {
  const items = [{ rules: [] }, { field: 'title', operator: '=' }, 'and', 'rules'];
  expect(items.map((item) => isGroup(item))).toEqual([true, false, false, false]);
});

const releases: Release[] = [five, eight];

it.each(releases)('takes for a number what release $version writes as one', (release) => {
  const { version } = release;
  const isNumber = isWrittenAsNumber(Number.parseInt(version, 10));
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'019.eE+-x '), maxLength: 6 }),
    fc.stringMatching(/^ ?[+-]?\d{0,2}\.?\d{0,2}([Ee][+-]?\d{1,2})?[ x]?$/),
    fc.constantFrom(
      '0x10',
      'Infinity',
      '0',
      '8.',
      ' 8. ',
      '8.e1',
      '-8.E-1',
      '1,000',
      '1_0',
      '1,,0',
      ',1',
      '- 5',
      '3 1/3',
    ),
  );
  const tried: boolean[] = [];
  fc.assert(
    fc.property(text, (value) => {
      const query = { combinator: 'and', rules: [{ field: 'year', operator: '=', value }] };
      const written = JSON.stringify(
        release.formatQuery(query as never, { format: 'jsonlogic', parseNumbers: true } as never),
      );
      const exported = /"==":\[\{"var":"year"\},(.+?)\]\}/s.exec(written)?.[1];
      expect(exported).toBeDefined();
      expect(isNumber(value)).toBe(typeof JSON.parse(exported as string) === 'number');
      tried.push(isNumber(value));
    }),
    { numRuns: runs(500) },
  );
  for (const outcome of [true, false]) expect(tried.filter((read) => read === outcome).length).toBeGreaterThan(20);
  expect([0, -1.5, null, true, undefined, [1]].map(isNumber)).toEqual([true, true, false, false, false, false]);
});

it('reads the number that release 8 reads, with thousands and fractions', () => {
  const read = (value: string) =>
    (
      eight.formatQuery(
        { combinator: 'and', rules: [{ field: 'year', operator: '=', value }] },
        { format: 'parameterized', parseNumbers: true },
      ).params as unknown[]
    )[0];
  const number = fc.stringMatching(/^\d{1,3}([,_]\d{3}){0,2}$/);
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0129.,_/eE+- '), maxLength: 8 }),
    fc.stringMatching(/^ ?[-+]? ?\d{1,3}([,_]\d{1,3})?(\.\d[,_]?\d)?([eE][-+]?\d)? ?$/),
    fc
      .tuple(fc.constantFrom('', '-', '+ ', ' - '), fc.option(number), number, fc.constantFrom('/', ' / '), number)
      .map(([sign, whole, ...fraction]) => `${sign}${whole === null ? '' : `${whole} `}${fraction.join('')}`),
  );
  let quantities = 0;
  fc.assert(
    fc.property(text, (value) => {
      const given = read(value);
      // What has no value is left as text.
      const isNumber = isQuantity(value) && !Number.isNaN(toNumber(value));
      expect(typeof given).toBe(isNumber ? 'number' : 'string');
      if (!isNumber) return;
      expect(toNumber(value)).toBe(given);
      if (!isNumeric(value)) quantities += 1;
    }),
    { numRuns: runs(500) },
  );
  expect(quantities).toBeGreaterThan(50);
  expect(['1,000', '5_000', '3 1/4', '- 1/2', '1e1_0'].map(toNumber)).toEqual([1000, 5000, 3.25, -0.5, 1e10]);
  expect([4, '8.', ' 7 '].map(toNumber)).toEqual([4, 8, 7]);
});

it('knows numbers that only older releases write as such', () => {
  const values = ['8.', ' 8. ', '8.e1', '.5', '8.5', '8', '8e1'];
  expect(values.filter((value) => isNumeric(value))).toEqual(values);
  expect(values.filter(isWrittenAsNumber(5))).toEqual(values);
  expect(values.filter(isWrittenAsNumber(8))).toEqual(['.5', '8.5', '8', '8e1']);
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
