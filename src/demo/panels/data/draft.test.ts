import type { DataField, DataSet } from '@site/src/own-data/DataSet';
import { describe, expect, it } from 'vitest';
import { type Changes, draftOf, withChanges, withType } from './draft';

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

describe('a change of a guess', () => {
  it('of the type makes the column anew, tells what is lost, and can be taken back', () => {
    const named = withChanges(draftOf(set), 'id', { label: 'Number' });
    const changed = withType(named, 'id', 'number');
    expect(changed.set.fields[0]).toMatchObject({ label: 'Number', type: 'number', editor: 'number', nullable: true });
    expect(changed.set.table).toMatchObject({ columns: [{ type: 'number' }, {}], values: [[1, 2, null], {}] });
    expect(changed.lost).toEqual({ id: { count: 1, row: 2, value: 'x' } });
    const back = withType(changed, 'id', 'text');
    expect(back.set.table?.values[0]).toEqual(['1', '2', 'x']);
    expect(back.lost).toEqual({});
    expect(set.fields[0]?.type).toBe('text');
  });
  it('keeps what was changed of other fields', () => {
    const changed = withType(withChanges(draftOf(set), 'city', { operators: ['in'] }), 'id', 'number');
    expect(changed.set.fields[1]?.operators).toEqual(['in']);
  });
  it('of the values takes the list away when it is empty', () => {
    const listed = withChanges(draftOf(set), 'city', { values: ['Oslo'], editor: 'select' });
    expect(listed.set.fields[1]).toMatchObject({ values: ['Oslo'], editor: 'select' });
    expect(withChanges(listed, 'city', { values: [] }).set.fields[1]).not.toHaveProperty('values');
  });
});

it('a change of an own field takes the place of what the field said', () => {
  const operators = ['=', 'in'].map((name) => ({ name, label: `my ${name}` }));
  const props = {
    valueEditorType: 'radio' as const,
    placeholder: 'x',
    operators,
    values: [{ name: 'O', label: 'Oslo' }],
  };
  const own = draftOf({ ...set, table: undefined as never, fields: [{ ...(set.fields[1] as DataField), props }] });
  const propsAfter = (changes: Changes) => withChanges(own, 'city', changes).set.fields[0]?.props;
  expect(propsAfter({ label: 'Town' })).toEqual(props);
  const without = (...names: (keyof typeof props)[]) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name as keyof typeof props)));
  expect(propsAfter({ editor: 'text' })).toStrictEqual(without('valueEditorType'));
  expect(propsAfter({ operators: ['='] })).toStrictEqual(without('operators'));
  expect(propsAfter({ values: ['a'] })).toStrictEqual(without('values'));
});
