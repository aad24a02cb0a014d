import { operatorNames } from '@site/packages/query';
import { operators } from '@site/src/dataset/fields';
import * as five from 'react-querybuilder';
import * as eight from 'samples-next/release';
import { expect, it } from 'vitest';
import { builderField, columnOf } from './builderField';
import { setOfTests } from './setOfTests';

const fieldOf = (name: string) => builderField(setOfTests.fields.find((field) => field.name === name) as never);

it('a field of a data set has the label, operators and editor that it says', () => {
  expect(fieldOf('id')).toEqual({
    name: 'id',
    label: 'Id',
    inputType: 'number',
    operators: ['=', '<', '>'].map((name) => ({ name, label: name })),
  });
  expect(fieldOf('paid')).toMatchObject({ valueEditorType: 'checkbox', defaultValue: true });
});

it('offers what the releases offer, in their words', () => {
  for (const { defaultOperators: all } of [five, eight]) {
    expect(operatorNames).toEqual(all.map(({ name }) => name));
    expect(operators(...operatorNames)).toEqual(all.map(({ name, label }) => ({ name, label })));
  }
});

it('lists of values have an editor for several', () => {
  const editorFor = (name: string, operator: string) =>
    (fieldOf(name).valueEditorType as (operator: string) => string)(operator);
  expect([editorFor('status', '='), editorFor('status', 'in')]).toEqual(['select', 'multiselect']);
  expect([editorFor('title', '='), editorFor('title', 'in')]).toEqual(['text', 'textarea']);
  expect(fieldOf('status').values).toEqual(['open', 'paid'].map((name) => ({ name, label: name })));
});

it('its column is that of the table; a list is a text', () =>
  expect(setOfTests.fields.map(columnOf)).toEqual(setOfTests.table?.columns));
