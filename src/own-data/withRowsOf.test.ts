import { describe, expect, it } from 'vitest';
import type { DataSet } from './DataSet';
import { withRowsOf } from './withRowsOf';

const set: DataSet = {
  name: 'orders',
  fields: [
    { name: 'id', label: 'Id', type: 'text', operators: ['='], editor: 'text', nullable: false },
    { name: 'city', label: 'City', type: 'text', operators: ['=', 'in'], editor: 'text', nullable: false },
  ],
  table: {
    columns: [
      { name: 'id', type: 'text' },
      { name: 'city', type: 'text' },
    ],
    values: [
      ['1', '2', 'x'],
      ['Oslo', 'Oslo', 'Rome'],
    ],
  },
};

describe('fields of a link with the rows of a file', () => {
  const { table, ...fields } = set;
  it('have the columns that they name, in their order and of their types', () => {
    const linked = { ...fields, fields: [...fields.fields].reverse() };
    expect(withRowsOf(linked, set)).toEqual({
      ...linked,
      table: { columns: [...(table?.columns ?? [])].reverse(), values: [...(table?.values ?? [])].reverse() },
    });
    const asNumber = { ...fields, fields: [{ ...set.fields[0], type: 'number' as const }] as DataSet['fields'] };
    expect(withRowsOf(asNumber, set)?.table?.values).toEqual([[1, 2, null]]);
  });
  it('are not those of another table, or of one without rows', () => {
    const other = { ...fields, fields: [{ ...set.fields[0], name: 'other' }] as DataSet['fields'] };
    expect(withRowsOf(other, set)).toBeUndefined();
    expect(withRowsOf(fields, fields)).toBeUndefined();
  });
});
