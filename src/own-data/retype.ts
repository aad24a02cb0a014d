import type { Cell } from '../dataset/table';
import type { DataField, DataSet, DataType } from './DataSet';
import { withCentury, withoutTime } from './infer/dates';
import { fieldOf } from './infer/fieldOf';
import { columnType, writingOf } from './infer/inferSet';
import { withoutUnit } from './infer/numbers';
import { createColumn } from './infer/RawColumn';
import { typed, type Writing } from './infer/typedCell';
import { valuesOf } from './infer/valuesOf';

/** How texts write dates and numbers that can be written in two ways, without times and units. */
function writingOfTexts(cells: readonly Cell[]): Writing {
  const { column, add } = createColumn('');
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = cell.trim();
    const date = withoutTime(text) ?? text;
    add(withoutUnit(text) ?? withCentury(date) ?? date, 0);
  }
  return writingOf(column);
}

/**
 * The set with another type for a field. Cells that do not fit it become empty and are counted, so that a type is best
 * changed in the set as it was read: from there every change can be taken back.
 */
export function retype(
  set: DataSet,
  name: string,
  type: DataType,
): { set: DataSet; lost: number; firstLost?: { row: number; value: string } } {
  const at = set.fields.findIndex((field) => field.name === name);
  const field = set.fields[at] as DataField;
  const cells = set.table?.values[at] ?? [];
  const { cells: changed, lost, firstLost } = typed(cells, type, writingOfTexts(cells));
  const nullable = set.table ? changed.includes(null) : field.nullable;
  const values = set.table ? valuesOf(changed, type) : type === 'text' ? field.values : undefined;
  const fields = set.fields.with(at, fieldOf({ name, label: field.label, type, nullable, values }));
  const table = set.table && {
    columns: set.table.columns.with(at, { name, type: columnType(type) }),
    values: set.table.values.with(at, changed),
  };
  return {
    set: { ...set, fields, ...(table && { table }) },
    lost,
    ...(firstLost !== undefined && { firstLost: { row: firstLost, value: String(cells[firstLost]) } }),
  };
}
