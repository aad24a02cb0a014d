import { formatQuery, type RuleType } from 'samples-next/release';
import { expect, it } from 'vitest';
import { refusalsOf } from './refusals';

type Format = 'sql' | 'parameterized' | 'parameterized_named';
const said = (preset: 'mssql' | 'oracle' | 'mysql', format: Format, ...rules: RuleType[]) => {
  const exported = formatQuery({ combinator: 'and', rules }, { format: format as 'sql', preset }) as unknown;
  return refusalsOf(format, preset, typeof exported === 'string' ? exported : JSON.stringify(exported, null, 2));
};
const isTrue = { field: 'profitable', operator: '=', value: true };

it('SQL Server has no TRUE, and a parameter is one', () => {
  expect(said('mssql', 'sql', isTrue)).toEqual([expect.stringContaining('SQL Server has no TRUE')]);
  expect(said('mssql', 'parameterized', isTrue)).toEqual([]);
  expect(said('mysql', 'sql', isTrue)).toEqual([]);
});

it('what a text or a name holds is not read', () => {
  expect(said('mssql', 'sql', { field: 'TRUE', operator: '=', value: "it's FALSE, '' or TRUE" })).toEqual([]);
  expect(said('oracle', 'sql', { field: 'a', operator: '=', value: "'' = '' TRUE" })).toEqual([]);
});

it('Oracle takes an empty text for NULL, and a text with something in it for a text', () => {
  expect(said('oracle', 'sql', { field: 'a', operator: '=', value: '' })).toEqual([
    expect.stringContaining('an empty text for NULL'),
  ]);
  expect(said('oracle', 'sql', { field: 'a', operator: '=', value: ' ' })).toEqual([]);
});

const several = (count: number) => ({
  field: 'a',
  operator: 'in',
  value: Array.from({ length: count }, (_, index) => `, (${index})`),
});

it('lists and parameters have their limits', () => {
  expect(said('oracle', 'sql', several(1000))).toEqual([]);
  expect(said('oracle', 'sql', several(1001))).toEqual([expect.stringContaining('more than 1,000 entries')]);
  for (const format of ['parameterized', 'parameterized_named'] as const) {
    expect(said('mssql', format, several(2100))).toEqual([]);
    expect(said('mssql', format, several(2101))).toEqual([expect.stringContaining('2,100 parameters')]);
  }
});
