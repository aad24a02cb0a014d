import { fields } from '@site/src/dataset/fields';
import { rowsFile } from '@site/src/demo/panels/code/rowsFile';
import { expect, it } from 'vitest';
import { builderField } from '../builderField';
import { setOfTests } from '../setOfTests';
import { fieldsFile } from './fieldsFile';

const asTypes = (text: string) => text;

it('has the functions that the fields use, and no others', () => {
  const all = fieldsFile(fields, asTypes);
  for (const name of ['textareaForLists', 'multiselectForLists', 'switchForNot', 'fieldUnlessRange'])
    expect(all.split(`const ${name} = `)).toHaveLength(2);
  const own = fieldsFile(setOfTests.fields.map(builderField), asTypes);
  expect(own).toContain('const multiselectForLists = ');
  expect(own).not.toMatch(/fieldUnlessRange|isRange|switchForNot|ValueSources/);
  expect(fieldsFile([], asTypes)).toBe(
    "import type { Field } from 'react-querybuilder';\n\nexport const fields: Field[] = [];\n",
  );
});

it('rows are JSON, whatever is in their cells', () => {
  const { table } = setOfTests;
  if (!table) throw new Error('The set has no rows.');
  const rows = JSON.parse(rowsFile(table));
  expect(rows).toHaveLength(4);
  expect(rows[2]).toEqual({ id: 3, title: 'Bo <b>', status: 'paid', paid: true, ratings: null });
});
