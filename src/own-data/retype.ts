import type { Cell } from '../dataset/table';
import type { DataField, DataSet, DataType } from './DataSet';
import { type DateOrder, orderIn, withCentury, withoutTime } from './infer/dates';
import { fieldOf } from './infer/fieldOf';
import { columnType } from './infer/inferSet';
import { hasPoint, type NumberStyle, numberIn, styleIn, styleOf, withoutUnit } from './infer/numbers';
import { typed } from './infer/typedCell';
import { valuesOf } from './infer/valuesOf';

/** How a column of texts writes dates such as `3/4/1999`, if any of them shows it. */
function orderOf(cells: readonly Cell[]): DateOrder | undefined {
  const seen = new Set<DateOrder>();
  for (const cell of cells) {
    const date = typeof cell === 'string' ? (withoutTime(cell.trim()) ?? cell.trim()) : '';
    const order = orderIn(withCentury(date) ?? date);
    if (order && order !== 'either') seen.add(order);
  }
  const [only] = seen;
  return seen.size === 1 ? only : undefined;
}

/** What separates the decimals in a column of texts, if its numbers show it. */
function styleOfTexts(cells: readonly Cell[]): NumberStyle | undefined {
  const shown = { comma: 0, point: 0 };
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = withoutUnit(cell.trim()) ?? cell.trim();
    const style = numberIn(text) === undefined ? styleIn(text) : hasPoint(text) ? 'point' : undefined;
    if (style && style !== 'either') shown[style] += 1;
  }
  return styleOf(shown);
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
  const writing = { order: orderOf(cells), style: styleOfTexts(cells) };
  const { cells: changed, lost, firstLost } = typed(cells, type, writing);
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
