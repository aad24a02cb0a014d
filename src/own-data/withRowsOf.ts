import type { DataSet } from './DataSet';
import { retype } from './retype';

/**
 * The fields of a set that came without rows, such as those of a link, with the rows of the same table.
 * @returns nothing, if the table lacks one of the columns
 */
export function withRowsOf(fields: DataSet, read: DataSet): DataSet | undefined {
  const { table } = read;
  if (!table) return undefined;
  const columns = fields.fields.map(({ name, type }) => {
    const at = read.fields.findIndex((field) => field.name === name);
    if (at < 0) return undefined;
    const { set } = read.fields[at]?.type === type ? { set: read } : retype(read, name, type);
    return { column: set.table?.columns[at], values: set.table?.values[at] };
  });
  const found = columns.flatMap((each) => (each?.column && each.values ? [{ ...each }] : []));
  if (found.length < columns.length) return undefined;
  return {
    ...fields,
    table: {
      columns: found.map(({ column }) => column as (typeof table.columns)[number]),
      values: found.map(({ values }) => values as (typeof table.values)[number]),
    },
  };
}
