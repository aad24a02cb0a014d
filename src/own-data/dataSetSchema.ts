import { columnName } from '@site/src/dataset/columnName';
import { boundedList } from '@site/src/query/boundedList';
import { defaultOperators } from 'react-querybuilder';
import * as v from 'valibot';
import { isPackedTable } from '../dataset/packedTable';
import { columnOf } from './builderField';
import { type DataSet, dataEditors, dataTypes, siteTables } from './DataSet';
import { limits } from './limits';

/** Most fields of a set that a link or a file carries, and most values that one of them offers. */
export const mostFields = 500;
export const mostValues = 200;

const { textLength } = limits;
const text = v.pipe(v.string('must be a text'), v.maxLength(textLength, `must not be longer than ${textLength}`));
const operator = v.picklist(defaultOperators.map(({ name }) => name as string));

const field = v.object({
  name: columnName,
  label: v.pipe(text, v.nonEmpty('must not be empty')),
  type: v.picklist(dataTypes),
  operators: v.pipe(
    boundedList(operator, defaultOperators.length, { tooLong: 'must not be longer than the list of operators' }),
    v.minLength(1, 'must not be empty'),
  ),
  editor: v.picklist(dataEditors),
  values: v.optional(boundedList(text, mostValues, { tooLong: `must not be longer than ${mostValues}` })),
  nullable: v.boolean('must be true or false'),
});

/** The fields of a data set that anybody may have written, in a link, a file or the browser's storage. */
export const dataFieldsSchema = v.pipe(
  boundedList(field, mostFields, { tooLong: `must not be longer than ${mostFields}` }),
  v.minLength(1, 'must not be empty'),
  v.check(
    (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
    'must not have a name twice',
  ),
);

/** A data set without its rows. */
export const dataSetSchema = v.object({
  name: v.pipe(text, v.nonEmpty('must not be empty')),
  fields: dataFieldsSchema,
});

/** Most rows that a link or a file carries, if the visitor asks for it. */
export const mostSharedRows = 100;

const cell = v.union([text, v.pipe(v.number(), v.finite()), v.boolean(), v.null()]);

const shared = v.object({
  ...dataSetSchema.entries,
  rowsOf: v.optional(v.picklist(siteTables)),
  values: v.optional(
    boundedList(
      boundedList(cell, mostSharedRows, { tooLong: `must not have more than ${mostSharedRows} rows` }),
      mostFields,
      { tooLong: `must not be longer than ${mostFields}` },
    ),
  ),
});

const isOfItsFields = ({ fields, values }: v.InferOutput<typeof shared>) =>
  values === undefined || isPackedTable({ columns: fields.map(columnOf), values }, fields.map(columnOf));

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
