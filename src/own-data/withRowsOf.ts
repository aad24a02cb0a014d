import type { PackedTable } from '../dataset/packedTable';
import type { DataSet } from './DataSet';
import { retype } from './retype';

/**
 * The fields of a set that came without rows, such as those of a link, with the rows of the same table.
 * @returns nothing, if the table lacks one of the columns
 */
export function withRowsOf(fields: DataSet, read: DataSet): DataSet | undefined {
  const columns: PackedTable['columns'] = [];
  const values: PackedTable['values'] = [];
  for (const { name, type } of fields.fields) {
    const at = read.fields.findIndex((field) => field.name === name);
    const { table } = read.fields[at]?.type === type || at < 0 ? read : retype(read, name, type).set;
    const [column, cells] = [table?.columns[at], table?.values[at]];
    if (!column || !cells) return undefined;
    columns.push(column);
    values.push(cells);
  }
  return { ...fields, table: { columns, values } };
}
