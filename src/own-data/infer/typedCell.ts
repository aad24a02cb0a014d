import type { Cell } from '../../dataset/table';
import type { DataType } from '../DataSet';
import { type DateOrder, isoDate, withCentury, withoutTime } from './dates';
import { booleanIn, kindOf, listIn, type Raw } from './kinds';
import { figureIn, type NumberStyle, numberIn, withoutPoint, withoutUnit } from './numbers';

/** What is between the items of a list, which the engines' tables have as a text. */
export const listSeparator = ', ';

const itemsOf = (items: readonly unknown[]) =>
  items
    .filter((item) => item !== null && item !== undefined)
    .map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
    .join(listSeparator);

/** How a column writes what can be written in two ways: dates such as `3/4/1999`, numbers such as `1,234`. */
export type Writing = { order?: DateOrder | undefined; style?: NumberStyle | undefined };

/** What else stands for true and false where a visitor says that it does: by itself, a letter may be anything. */
const short: Record<string, boolean> = { y: true, n: false, t: true, f: false, on: true, off: false };

/** A cell that is of a type, or nothing where it does not fit. */
const fits: Record<DataType, (cell: Exclude<Raw, null>, writing: Writing) => Cell | undefined> = {
  text: (cell) => (Array.isArray(cell) ? itemsOf(cell) : String(cell)),
  number(cell, { style }) {
    if (typeof cell === 'number')
      return Number.isFinite(cell) ? (style === 'comma' ? withoutPoint(cell) : cell) : undefined;
    if (typeof cell === 'boolean') return Number(cell);
    if (typeof cell !== 'string') return undefined;
    const text = withoutUnit(cell.trim()) ?? cell.trim();
    return (style && figureIn(text, style)) ?? numberIn(text);
  },
  boolean(cell) {
    if (typeof cell === 'boolean') return cell;
    if (cell === 0 || cell === 1) return cell === 1;
    if (cell === '0' || cell === '1') return cell === '1';
    if (typeof cell !== 'string') return undefined;
    const text = cell.trim().toLowerCase();
    return booleanIn(text) ?? (Object.hasOwn(short, text) ? short[text] : undefined);
  },
  date(cell, { order }) {
    if (typeof cell !== 'string') return undefined;
    const text = cell.trim();
    const date = withoutTime(text) ?? text;
    return isoDate(withCentury(date) ?? date, order);
  },
  list(cell) {
    if (Array.isArray(cell)) return itemsOf(cell);
    const text = String(cell);
    return itemsOf(listIn(text.trim()) ?? text.split(/[;|,]/).map((item) => item.trim()));
  },
};

/** Different texts of a column whose values are kept. */
const mostKnown = 10_000;
/** What cells of a type are that are right as they are. */
const plain: Partial<Record<DataType, string>> = { text: 'string', number: 'number', boolean: 'boolean' };

/** A column of a type: cells that do not fit it are empty, and counted. */
export type Typed = { cells: Cell[]; lost: number; firstLost?: number };

/**
 * Makes cells exactly of a type. The list stays the same if there is nothing to change.
 */
export function typed(cells: readonly Raw[], type: DataType, writing: Writing = {}): Typed {
  const convert = fits[type];
  const result: Typed = { cells: [], lost: 0 };
  // A text that comes again is not read again.
  const known = new Map<string, Cell | undefined>();
  const fromText = (text: string) => {
    let value = known.get(text);
    if (value !== undefined || known.has(text)) return value;
    value = convert(text, writing);
    if (known.size < mostKnown) known.set(text, value);
    return value;
  };
  const isThousands = (cell: Raw) =>
    type === 'number' && writing.style === 'comma' && typeof cell === 'number' && !Number.isInteger(cell);
  const isRight = (cell: Raw) => cell === null || (typeof cell === plain[type] && !isThousands(cell));
  // Without a second copy, of which there may be no room.
  if (cells.every(isRight)) return { cells: cells as Cell[], lost: 0 };
  for (let row = 0; row < cells.length; row += 1) {
    const cell = cells[row] as Raw;
    if (isRight(cell)) {
      result.cells.push(cell as Cell);
      continue;
    }
    const value = typeof cell === 'string' ? fromText(cell) : convert(cell as Exclude<Raw, null>, writing);
    if (value === undefined && !(typeof cell === 'string' && (cell.trim() === '' || kindOf(cell) === 'missing'))) {
      result.lost += 1;
      result.firstLost ??= row;
    }
    result.cells.push(value ?? null);
  }
  return result;
}
