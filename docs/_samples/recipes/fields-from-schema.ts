import type { Field } from 'react-querybuilder';

// #region fields
/** A row of `information_schema.columns`, as SQL databases have it. */
type Column = { column_name: string; data_type: string; is_nullable: string };

const number = ['=', '!=', '<', '<=', '>', '>=', 'between', 'in'];
const text = ['=', '!=', 'contains', 'beginsWith', 'in'];
const kinds: Record<string, Partial<Field> & { names: string[] }> = {
  integer: { inputType: 'number', names: number },
  numeric: { inputType: 'number', names: number },
  date: { inputType: 'date', names: ['=', '<', '<=', '>', '>=', 'between'] },
  boolean: { valueEditorType: 'checkbox', defaultValue: true, names: ['='] },
  text: { names: text },
  'character varying': { names: text },
};

const labelOf = (column: string) =>
  column.charAt(0).toUpperCase() + column.slice(1).replaceAll('_', ' ');

// highlight-start
/** Fields of the columns that users may ask about. */
export function fieldsOf(columns: Column[], allowed: string[]): Field[] {
  return columns.flatMap(({ column_name: name, data_type, is_nullable }) => {
    const kind = kinds[data_type];
    if (!kind || !allowed.includes(name)) return [];
    const { names, ...rest } = kind;
    const nulls = is_nullable === 'YES' ? ['null', 'notNull'] : [];
    const operators = [...names, ...nulls].map((operator) => ({
      name: operator,
      label: operator,
    }));
    return [{ name, label: labelOf(name), operators, ...rest }];
  });
}
// highlight-end
// #endregion fields

// #region columns
const columns: Column[] = [
  { column_name: 'title', data_type: 'text', is_nullable: 'NO' },
  { column_name: 'release_date', data_type: 'date', is_nullable: 'YES' },
  { column_name: 'sequel', data_type: 'boolean', is_nullable: 'NO' },
  { column_name: 'password', data_type: 'text', is_nullable: 'NO' },
  { column_name: 'poster', data_type: 'bytea', is_nullable: 'YES' },
];
const allowed = ['title', 'release_date', 'sequel', 'poster'];
for (const { operators, ...field } of fieldsOf(columns, allowed))
  console.log(JSON.stringify(field), `${operators?.length} operators`);
// #endregion columns
