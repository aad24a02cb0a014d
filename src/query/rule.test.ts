import { expect, it } from 'vitest';
import { isNumeric, isOpposite, kindOf, listOf, partOf } from './rule';

it('takes for a number what the library takes for one', () => {
  const numbers = [0, -1.5, '0', ' 12 ', '-7', '+7', '.5', '5.', '1e3', '2.5E-10'];
  const others = [
    '',
    ' ',
    '.',
    '1..3',
    '12a',
    'a12',
    '1e',
    'e3',
    '0x10',
    'Infinity',
    '1,000',
    null,
    true,
    undefined,
    [1],
  ];
  expect(numbers.filter((value) => !isNumeric(value))).toEqual([]);
  expect(others.filter((value) => isNumeric(value))).toEqual([]);
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
  const kinds = '= in notBetween doesNotContain notNull'.split(' ').map(kindOf);
  expect(kinds).toEqual(['value', 'list', 'range', 'text', 'null']);
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
