import { fields } from '@site/src/dataset/fields';
import { rowsFile } from '@site/src/demo/panels/code/rowsFile';
import { transform } from 'sucrase';
import { expect, it } from 'vitest';
import { builderField } from '../builderField';
import { readInput } from '../read/readInput';
import { tables } from '../read/tables';
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

const csv = `title,genre,order,"it's \\ ""quoted"" </script>",__proto__
a,x,1,true,2001-01-01
b,x,2,false,
c,y,3,true,2001-01-02
d,y,,true,2001-01-03`;
const { set } = await readInput(new Blob([csv]), '', tables);

/** Runs the file; functions are compared by what they give. */
function fieldsOf(code: string) {
  const { code: script } = transform(code, { transforms: ['typescript', 'imports'], disableESTransforms: true });
  const module = { exports: {} as { fields?: unknown } };
  new Function('module', 'exports', 'require', script)(module, module.exports, () => ({}));
  return module.exports.fields;
}
const told = (fields: unknown) =>
  JSON.parse(
    JSON.stringify(fields, (_, value) =>
      typeof value === 'function' ? ['=', 'in', 'between'].map((operator) => value(operator)) : value,
    ),
  );

it.each([true, false])('the code gives the fields of the builder, in TypeScript: %s', (isTypeScript) => {
  const code = fieldsFile(set.fields.map(builderField), isTypeScript ? asTypes : () => '');
  expect(code.includes('Field[]')).toBe(isTypeScript);
  const fields = told(fieldsOf(code));
  expect(fields).toEqual(told(set.fields.map(builderField)));
  expect(fields).toHaveLength(5);
  expect(fields[1]).toMatchObject({ name: 'genre', valueEditorType: ['select', 'multiselect', 'select'] });
  expect(fields[3].label).toBe('it\'s \\ "quoted" </script>');
});
