import { counted } from '../../dataset/countInWords';
import type { Cell, ColumnType } from '../../dataset/table';
import type { DataField, DataSet, DataType } from '../DataSet';
import { excerpt, type Problems } from '../problems';
import { type DateOrder, withCentury } from './dates';
import { fieldOf } from './fieldOf';
import { booleanIn, type Kind, kindOf, listIn, type Raw } from './kinds';
import { labelOf, safeName } from './names';
import { inBrackets, numberIn, styleIn, styleOf, withoutUnit } from './numbers';
import type { RawColumn } from './RawColumn';
import { listSeparator, typed, type Writing } from './typedCell';
import { valuesOf } from './valuesOf';

/** The columns' type in the engines' tables, which have a list as a text. */
export const columnType = (type: DataType): ColumnType => (type === 'list' ? 'text' : type);

const inWords: Record<Kind, string> = {
  number: 'numbers',
  figure: 'numbers with separators',
  boolean: 'true or false',
  date: 'dates',
  slashed: 'dates',
  time: 'dates with a time',
  list: 'lists',
  missing: 'empty',
  text: 'text',
};

/** The order in which a column writes dates such as `3/4/1999`, if one of them shows it and none shows the other. */
export const orderOf = ({ orders }: RawColumn): DateOrder | undefined => {
  const { 'day-first': days, 'month-first': months } = orders;
  return days > 0 === months > 0 ? undefined : days > 0 ? 'day-first' : 'month-first';
};

/** How a column writes what can be written in two ways. */
export const writingOf = (column: RawColumn): Writing => ({ order: orderOf(column), style: styleOf(column.styles) });

/**
 * Whether words such as `yes` and `NO` of a column stand for true and false: one of them alone may be anything, as a country.
 * `true` and `false` mean what they say.
 */
function hasBoth({ cells }: RawColumn): boolean {
  const seen = new Set<boolean | undefined>();
  let hasWords = false;
  for (const cell of cells) {
    if (cell === null) continue;
    if (typeof cell === 'string' && kindOf(cell) !== 'boolean') continue;
    hasWords ||= typeof cell === 'string' && !/^(?:true|false)$/i.test(cell.trim());
    seen.add(typeof cell === 'string' ? booleanIn(cell.trim()) : (cell as boolean));
    if (seen.size > 1) return true;
  }
  return !hasWords;
}

/** What all cells of a column with a value can be taken for; text if there is no such type. */
export function typeOf(column: RawColumn): DataType {
  const kinds = (Object.keys(column.counts) as Kind[]).filter((kind) => kind !== 'missing');
  const only = (...allowed: Kind[]) => kinds.length > 0 && kinds.every((kind) => allowed.includes(kind));
  if (only('number') || (only('number', 'figure') && styleOf(column.styles))) return 'number';
  if (only('boolean')) return hasBoth(column) ? 'boolean' : 'text';
  if (only('list')) return 'list';
  if (only('date') || (only('date', 'slashed') && orderOf(column))) return 'date';
  return 'text';
}

const isNumberWithUnit = (text: string) => {
  const number = withoutUnit(text.trim());
  return number !== undefined && (numberIn(number) !== undefined || styleIn(number) !== undefined);
};

/** Tells why a column that looks like another type is one of text. */
function explain(column: RawColumn, label: string, type: DataType, problems: Problems) {
  const { counts } = column;
  const { missing, figure } = counts;
  const tell = (row: number, message: string) => problems.add(message, { row, column: label });
  if (missing && type !== 'text')
    tell(
      missing.row,
      `${String(missing.first).trim() === '' ? 'A text of nothing' : excerpt(String(missing.first))} is read as an empty cell, in ${missing.count.toLocaleString('en')} of the column.`,
    );
  if (figure && type === 'number')
    tell(
      figure.row,
      `${excerpt(String(figure.first))} is read as a number with a decimal ${styleOf(column.styles)}, and so is every number of the column.`,
    );
  if (type !== 'text') return;
  const all = Object.entries(counts)
    .filter(([kind]) => kind !== 'missing')
    .sort(([, a], [, b]) => b.count - a.count) as [Kind, NonNullable<RawColumn['counts'][Kind]>][];
  const [most, other] = all;
  if (!most) return;
  const [kind, { count, row, first }] = most;
  const isOnly = (only: Kind) => all.length === 1 && kind === only;
  const areAll = (...kinds: Kind[]) => all.every(([each]) => kinds.includes(each));
  if (isOnly('slashed'))
    tell(
      row,
      `${excerpt(String(first))} could be two dates, and no date of the column shows which part is the day. The column is read as text.`,
    );
  else if (figure && areAll('figure', 'number'))
    tell(
      figure.row,
      column.styles.comma
        ? `Some numbers of the column have a decimal comma, as in ${excerpt(String(figure.first))}, and some a decimal point. The column is read as text.`
        : `${excerpt(String(figure.first))} may be a number, and no cell of the column shows what separates its decimals. The column is read as text.`,
    );
  else if (counts.time && areAll('time', 'date', 'slashed'))
    tell(row, 'Dates with a time are read as text. Change the type to date to leave the times out.');
  else if (counts.text && isNumberWithUnit(String(counts.text.first)) && areAll('text', 'figure', 'number'))
    tell(
      counts.text.row,
      inBrackets.test(String(counts.text.first).trim())
        ? `${excerpt(String(counts.text.first))} may be a negative number, so the column is read as text. Change the type to number to have it as one.`
        : `${excerpt(String(counts.text.first))} is a number with a unit, so the column is read as text. Change the type to number to leave units out.`,
    );
  else if (isOnly('text') && withCentury(String(first).trim()))
    tell(
      row,
      `${excerpt(String(first))} may be a date whose year has two digits, and the column is read as text. Change the type to date to read years up to 68 as of this century.`,
    );
  else if (isOnly('boolean'))
    tell(
      row,
      `${excerpt(String(first))} is the only word of the column, which is read as text. Change the type to yes or no if it means that.`,
    );
  else if (other && kind !== 'text')
    tell(
      other[1].row,
      `Most cells are ${inWords[kind]} (${count.toLocaleString('en')}), and ${excerpt(String(other[1].first))} is ${
        inWords[other[0]] === inWords[kind] ? 'not like them' : inWords[other[0]]
      }. The column is read as text.`,
    );
}

/** What a guess changed of the writing of a column's cells. */
function changeIn(raw: readonly Raw[], cells: readonly Cell[]): string | undefined {
  let count = 0;
  let first = '';
  for (let row = 0; row < raw.length; row += 1) {
    const written = raw[row];
    if (typeof written !== 'string' || written === String(cells[row]) || kindOf(written) === 'missing') continue;
    count += 1;
    first ||= `${excerpt(written)} is read as ${cells[row]}`;
  }
  if (count === 0) return undefined;
  return count === 1 ? `${first}.` : `${first}, and ${counted(count - 1, 'more cell')} in the same way.`;
}

/** What a list loses in the engines' tables, where it is a text. */
function lostOfLists(raw: readonly Raw[]): string | undefined {
  for (const written of raw) {
    const items = typeof written === 'string' ? listIn(written.trim()) : written;
    if (Array.isArray(items)) {
      if (items.includes(null)) return 'Items without a value are left out of the lists.';
      if (items.some((item) => typeof item === 'string' && item.includes(listSeparator)))
        return 'Some items have a comma and a blank in them, which is also what stands between items.';
    }
  }
  return undefined;
}

type Options = {
  /** Names of fields whose cells stay as they are written. */
  asWritten?: readonly string[] | undefined;
  /** Told of a guess by which cells of a field look different from what was written. */
  onChange?: (name: string, words: string) => void;
};

/**
 * The data set of what was read: a field for each column, with its best guess.
 * @param name what the set is called
 * @param problems is told of what had to be decided
 */
export function inferSet(
  name: string,
  columns: readonly RawColumn[],
  problems: Problems,
  { asWritten = [], onChange }: Options = {},
): DataSet {
  const taken = new Set<string>();
  const fields: DataField[] = [];
  const values = columns.map((column, index) => {
    const unique = safeName(column.heading, taken, index + 1);
    taken.add(unique.toLowerCase());
    const isWritten = asWritten.includes(unique);
    const type = isWritten ? 'text' : typeOf(column);
    const label = labelOf(column.heading, index + 1);
    if (!isWritten) explain(column, label, type, problems);
    const { cells } = typed(column.cells, type, writingOf(column));
    if (onChange) {
      const change =
        type === 'text' ? undefined : (type === 'list' && lostOfLists(column.cells)) || changeIn(column.cells, cells);
      if (change) onChange(unique, change);
    }
    const nullable = cells.includes(null);
    fields.push(fieldOf({ name: unique, label, type, nullable, values: valuesOf(cells, type) }));
    return cells;
  });
  return {
    name,
    fields,
    table: { columns: fields.map((field) => ({ name: field.name, type: columnType(field.type) })), values },
  };
}
