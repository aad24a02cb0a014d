import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { columnOf } from './builderField';
import type { DataSet } from './DataSet';
import { canShareRows, dataSetSchema, mostSharedRows, sharedSet, sharedSetSchema } from './dataSetSchema';
import { mostFields, mostValues } from './fieldProps';
import { limits } from './limits';
import { setOfTests } from './setOfTests';

const { name, fields } = setOfTests;
const [field] = fields;
const isTaken = (given: unknown) => v.safeParse(dataSetSchema, given).success;

it('takes a set without its rows', () => expect(v.parse(dataSetSchema, setOfTests)).toEqual({ name, fields }));

it.each([
  ['no fields', []],
  ['a name twice', [field, { ...field, name: 'ID' }]],
  ['a reserved name', [{ ...field, name: '__proto__' }]],
  ['a name of an engine', [{ ...field, name: 'rowid' }]],
  ['a name that is no word', [{ ...field, name: 'a"b' }]],
  ['an unknown operator', [{ ...field, operators: ['= 1; drop'] }]],
  ['no operator', [{ ...field, operators: [] }]],
  ['an unknown type', [{ ...field, type: 'code' }]],
  ['an unknown editor', [{ ...field, editor: 'html' }]],
  ['no label', [{ ...field, label: '' }]],
  ['too many values', [{ ...field, values: Array.from({ length: mostValues + 1 }, String) }]],
  ['too many fields', Array.from({ length: mostFields + 1 }, (_, index) => ({ ...field, name: `x${index}` }))],
  ['an own field that the builder does not know', [{ ...field, props: { valueEditorType: 'html' } }]],
  ['an own field with a function’s place', [{ ...field, props: { valueSources: 'field' } }]],
])('refuses %s', (_, damaged) => expect(isTaken({ name, fields: damaged })).toBe(false));

it('takes own fields by their own names, and no rows for them', () => {
  const own = { ...field, name: 'address.city', props: { valueEditorType: 'text', group: 'Place' } };
  expect(v.parse(dataSetSchema, { name, fields: [own] })).toEqual({ name, fields: [own] });
  expect(v.safeParse(sharedSetSchema, { name, fields: [own], values: [[1]] }).success).toBe(false);
  expect(v.safeParse(sharedSetSchema, { name, fields: [own] }).success).toBe(true);
});

describe('what a link says of a set', () => {
  const shared = { ...setOfTests, sharesRows: true };
  const content = JSON.parse(JSON.stringify(sharedSet(shared)));
  it('has no rows, unless they are to be shared', () => {
    expect(sharedSet(setOfTests)).toEqual({ name, fields });
    expect(v.parse(sharedSetSchema, content)).toEqual(shared);
  });
  it('is refused with cells of other types, ragged columns, or too many rows', () => {
    const taken = (values: unknown) => v.safeParse(sharedSetSchema, { ...content, values }).success;
    expect(taken(content.values)).toBe(true);
    expect(taken(content.values.slice(1))).toBe(false);
    expect(taken([['1', '2', '3', '4'], ...content.values.slice(1)])).toBe(false);
    expect(taken([[1], ...content.values.slice(1)])).toBe(false);
    expect(taken([[{ toString: 1 }, 2, 3, 4], ...content.values.slice(1)])).toBe(false);
    expect(taken(content.values.map((cells: unknown[]) => Array(mostSharedRows + 1).fill(cells[0])))).toBe(false);
  });
  it('can have rows where they are few', () => {
    expect(canShareRows(setOfTests)).toBe(true);
    expect(canShareRows({ name, fields })).toBe(false);
    const columns = setOfTests.table?.columns ?? [];
    const values = columns.map(() => Array(mostSharedRows + 1).fill(null));
    expect(canShareRows({ name, fields, table: { columns, values } })).toBe(false);
  });
  it('cannot have rows with a cell that is longer than what is taken', () => {
    const [column] = fields.slice(1, 2).map(columnOf);
    const withCell = (length: number): DataSet => ({
      name,
      fields: fields.slice(1, 2),
      table: { columns: column ? [column] : [], values: [['x'.repeat(length)]] },
      sharesRows: true,
    });
    for (const length of [limits.textLength, limits.textLength + 1])
      expect(canShareRows(withCell(length))).toBe(v.safeParse(sharedSetSchema, sharedSet(withCell(length))).success);
    expect(canShareRows(withCell(limits.textLength + 1))).toBe(false);
  });
});
