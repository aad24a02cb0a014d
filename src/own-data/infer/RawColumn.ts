import type { DateOrder } from './dates';
import { orderIn } from './dates';
import { type Kind, kindOf, type Raw } from './kinds';
import { hasPoint, type NumberStyle, plainNumber, styleIn } from './numbers';

/** Different texts of a column that are kept once each; a column that has many more than that is not searched for them. */
const mostInterned = 10_000;
/** Texts after which a column that mostly has texts is one of texts, whatever the others could be taken for. */
const enoughTexts = 1000;

/** How many cells are of a kind, and the row in the file of the first. */
type Count = { count: number; row: number; first: Raw };

/** A column as it is read, and what its cells can be taken for. */
export type RawColumn = {
  heading: string;
  cells: Raw[];
  counts: Partial<Record<Kind, Count>>;
  orders: Record<DateOrder, number>;
  /** How many numbers show what separates their decimals. */
  styles: Record<NumberStyle, number>;
};

/** A column that cells can be added to. */
export function createColumn(heading: string) {
  const cells: Raw[] = [];
  const counts: Partial<Record<Kind, Count>> = {};
  const orders = { 'day-first': 0, 'month-first': 0 };
  const styles = { comma: 0, point: 0 };
  const known = new Map<string, { text: string; kind: Kind }>();
  let misses = 0;
  const tally = (kind: Kind, row: number, first: Raw) => {
    const counted = counts[kind];
    if (counted) counted.count += 1;
    else counts[kind] = { count: 1, row, first };
  };
  const isOfTexts = () => {
    const texts = counts.text?.count ?? 0;
    return texts > enoughTexts && texts * 2 > cells.length;
  };

  /** A text that has been seen is neither looked at nor kept again. */
  function addText(text: string, row: number) {
    if (misses > mostInterned && isOfTexts()) {
      (counts.text as Count).count += 1;
      cells.push(text);
      return;
    }
    let seen = known.get(text);
    if (!seen) {
      misses += 1;
      seen = { text, kind: isOfTexts() ? 'text' : kindOf(text) };
      if (known.size < mostInterned) known.set(text, seen);
    }
    const { kind } = seen;
    tally(kind, row, seen.text);
    if (kind === 'number' && hasPoint(text)) styles.point += 1;
    if (kind === 'figure') {
      const style = styleIn(text.trim());
      if (style && style !== 'either') styles[style] += 1;
    }
    if (kind === 'slashed') {
      const order = orderIn(text.trim());
      if (order && order !== 'either') orders[order] += 1;
    }
    cells.push(seen.text);
  }

  function add(cell: Raw, row: number) {
    if (typeof cell === 'string') return addText(cell, row);
    if (Object.is(cell, -0)) return addText('-0', row);
    if (typeof cell === 'number' && !Number.isInteger(cell)) styles.point += 1;
    if (cell !== null)
      tally(typeof cell === 'number' ? 'number' : typeof cell === 'boolean' ? 'boolean' : 'list', row, cell);
    cells.push(cell);
  }

  return {
    column: { heading, cells, counts, orders, styles } satisfies RawColumn,
    /**
     * Adds a cell.
     * @param row the row in the file
     */
    add,
    /** Adds a cell of CSV, whose numbers are texts; most are kept as numbers, which take less memory. */
    addWritten(text: string, row: number) {
      if (text === '') {
        cells.push(null);
        return;
      }
      const value = text === 'true' ? true : text === 'false' ? false : plainNumber(text);
      if (value === undefined) return addText(text, row);
      if (typeof value === 'number' && !Number.isInteger(value) && hasPoint(text)) styles.point += 1;
      tally(typeof value === 'number' ? 'number' : 'boolean', row, value);
      cells.push(value);
    },
    /** Adds cells without a value, for rows that came before the column. */
    pad(rows: number) {
      while (cells.length < rows) cells.push(null);
    },
  };
}
export type ColumnBuilder = ReturnType<typeof createColumn>;
