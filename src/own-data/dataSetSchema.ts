import { operatorNames } from '@site/packages/query';
import { columnName } from '@site/src/dataset/columnName';
import { boundedList } from '@site/src/query/boundedList';
import * as v from 'valibot';
import { isPackedTable } from '../dataset/packedTable';
import { columnOf } from './builderField';
import { type DataSet, dataEditors, dataTypes, siteTables } from './DataSet';
import { fieldName, fieldPropsSchema, label, mostFields, mostValues, operator, text } from './fieldProps';
import { limits } from './limits';

const field = v.pipe(
  v.object({
    name: fieldName,
    label,
    type: v.picklist(dataTypes),
    operators: v.pipe(
      boundedList(operator, operatorNames.length, 'must not be longer than the list of operators'),
      v.minLength(1, 'must not be empty'),
    ),
    editor: v.picklist(dataEditors),
    values: v.optional(boundedList(text, mostValues)),
    nullable: v.boolean('must be true or false'),
    props: v.optional(fieldPropsSchema),
  }),
  // A visitor's own field is called what it is called; all others can have rows.
  v.check(
    ({ name, props }) => props !== undefined || v.is(columnName, name),
    'must not be a name that no column can have',
  ),
);

/** The fields of a data set that anybody may have written, in a link, a file or the browser's storage. */
export const dataFieldsSchema = v.pipe(
  boundedList(field, mostFields),
  v.minLength(1, 'must not be empty'),
  v.check(
    (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
    'must not have a name twice',
  ),
);

/** A data set without its rows. */
export const dataSetSchema = v.object({
  name: label,
  fields: dataFieldsSchema,
});

/** Most rows that a link or a file carries, if the visitor asks for it. */
export const mostSharedRows = 100;

const { textLength } = limits;
const cell = v.union([text, v.pipe(v.number(), v.finite()), v.boolean(), v.null()]);

const shared = v.object({
  ...dataSetSchema.entries,
  rowsOf: v.optional(v.picklist(siteTables)),
  values: v.optional(
    boundedList(boundedList(cell, mostSharedRows, `must not have more than ${mostSharedRows} rows`), mostFields),
  ),
});

/** Whether the fields have names that every engine takes for columns, which those with rows need. */
export const canHaveRows = ({ fields }: Pick<DataSet, 'fields'>): boolean =>
  fields.every(({ name }) => v.is(columnName, name));

const isOfItsFields = ({ fields, values }: v.InferOutput<typeof shared>) =>
  values === undefined ||
  (canHaveRows({ fields }) && isPackedTable({ columns: fields.map(columnOf), values }, fields.map(columnOf)));

/** What a link or a file says of a data set: its fields, and the cells of small tables, a list a column. */
export const sharedSetSchema = v.pipe(
  shared,
  v.check(isOfItsFields, 'must not have cells that are of other types than its fields'),
  v.transform(
    ({ name, fields, rowsOf, values }): DataSet => ({
      name,
      fields,
      ...(rowsOf && { rowsOf }),
      ...(values && { table: { columns: fields.map(columnOf), values }, sharesRows: true }),
    }),
  ),
);

/** Whether a set is small enough for its rows to be shared. */
export const canShareRows = ({ table }: DataSet): boolean => {
  const rows = table?.values[0]?.length ?? 0;
  if (!table || rows === 0 || rows > mostSharedRows) return false;
  return table.values.every((cells) => cells.every((each) => typeof each !== 'string' || each.length <= textLength));
};

/** What a link or a file carries of a set. */
export const sharedSet = ({ name, fields, table, rowsOf, sharesRows }: DataSet) => ({
  name,
  fields,
  ...(rowsOf && { rowsOf }),
  ...(sharesRows && table && { values: table.values }),
});
