import { kindOf } from '../infer/kinds';
import { numbered } from '../infer/names';
import { excerpt, type Problems } from '../problems';
import { piecesOf } from './decode';
import { barOf, createDrawn } from './drawn';
import { likenessOf } from './likeness';
import { createLines, saysDelimiter } from './lines';
import type { Reader } from './Reader';
import type { TableBuilder } from './tableBuilder';

/** Whether a first row is data: every cell of it is a number, a date, or true or false. */
const isData = (cells: readonly string[]) =>
  cells.some((cell) => cell.trim() !== '') &&
  cells.every((cell) => cell.trim() === '' || !['text', 'missing'].includes(kindOf(cell)));

/** Whether a first heading is what rows begin with: a number, a date, an address of a machine, a person or a page. */
const isValue = (cell: string) =>
  kindOf(cell) === 'number' || /^(?:\[?\d{1,4}([./:-])\d{1,3}\1\d|https?:\/\/|[^\s@]+@[^\s@]+\.\w+$)/.test(cell);

/** Tells of a first row that may not be the one with the headings. */
function tellOfHeadings(cells: readonly string[], row: number, problems: Problems) {
  const [first = '', ...others] = cells.map((cell) => cell.trim());
  if (isValue(first))
    problems.add(
      `${excerpt(first)} is read as a heading and looks like data. If it is data, put a line with headings above it.`,
      { row },
    );
  else if (others.length > 1 && others.every((cell) => cell === ''))
    problems.add(`${excerpt(first)} is the only heading. If it is a title, remove the lines above the headings.`, {
      row,
    });
}

/** Puts rows into a table: the first are the headings, and empty ones are left out. */
function createRows(table: TableBuilder, problems: Problems) {
  let width = 0;
  return (cells: readonly string[], row: number) => {
    if (width === 0) {
      if (cells.length === 1 && cells[0]?.trim() === '') return;
      width = cells.length;
      if (!isData(cells)) {
        tellOfHeadings(cells, row, problems);
        return table.setHeadings(cells, row);
      }
      problems.add('The first row looks like data. The columns are numbered, since there are no headings.', { row });
      table.setHeadings(
        cells.map((_, index) => numbered(index + 1)),
        row,
      );
    }
    if (cells.length === 1 && cells[0] === '' && width > 1) return;
    table.addWritten(cells, row);
  };
}

/** CSV, TSV, and whatever else separates cells by a character and rows by line breaks. */
export const delimited: Reader = {
  gives: 'rows',
  async read({ blob, head, problems, onBytes, choice }, table) {
    const likeness = likenessOf(head);
    if (likeness) problems.add(likeness);
    const lines = createLines(head, problems);
    const addRow = createRows(table, problems);
    const bar = barOf(head);
    const cellsOf = bar ? createDrawn(bar, problems) : (cells: readonly string[]) => cells;
    let row = 0;
    /** Whether breaks inside of cells may be others than those that are read, which is told once. */
    let hasReturns = false;
    let isTold = false;
    const options = {
      encoding: choice.encoding,
      onReturn() {
        hasReturns = true;
      },
    };
    const tellOfBreaks = (rows: readonly string[][]) => {
      const at = rows.findIndex((cells) => cells.some((cell) => cell.includes('\n')));
      if (at < 0) return;
      isTold = true;
      const message = 'Line breaks inside of cells are read as one character each (LF), whichever kind the file has.';
      problems.add(message, { row: row + at + 1 });
    };
    const add = (rows: readonly string[][]) => {
      if (hasReturns && !isTold) tellOfBreaks(rows);
      for (const read of rows) {
        row += 1;
        if (row === 1 && saysDelimiter(read)) continue;
        const cells = cellsOf(read, row);
        if (cells && !table.isFull()) addRow(cells, row);
      }
    };
    for await (const text of piecesOf(blob, problems, onBytes, options)) {
      add(lines.push(text, row));
      if (!table.isFull()) continue;
      return table.tellFull(row + 1);
    }
    add(lines.end(row));
  },
};
