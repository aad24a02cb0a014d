import { counted } from '../../dataset/countInWords';
import type { Raw } from '../infer/kinds';
import { numbered } from '../infer/names';
import { type ColumnBuilder, createColumn, type RawColumn } from '../infer/RawColumn';
import { limits } from '../limits';
import type { Problems } from '../problems';
import { cellOf } from './items';

/** Columns without a heading that rows which are too long get at most. */
const mostExtra = 10;

/** How a row differs from the headings. */
const against = (cells: readonly unknown[], cell: string, width: number) =>
  `The row has ${counted(cells.length, cell)}, and there ${width === 1 ? 'is' : 'are'} ${counted(width, 'heading')}.`;

/**
 * A table that rows are added to. Columns that come late are empty in the rows before.
 * @param onRow told of each row
 */
export function createTableBuilder(problems: Problems, onRow: (rows: number) => void) {
  const columns: ColumnBuilder[] = [];
  const positions = new Map<string, number>();
  let rows = 0;
  let left = 0;
  let width = 0;

  function addColumn(heading: string, row: number): ColumnBuilder | undefined {
    if (columns.length === limits.columns) {
      if (left === 0) problems.add(`Only the first ${limits.columns} columns are read.`, { row, column: heading });
      left += 1;
      return undefined;
    }
    const column = createColumn(heading);
    column.pad(rows);
    columns.push(column);
    return column;
  }

  const nextRow = () => {
    rows += 1;
    onRow(rows);
  };

  return {
    /** Names the columns of a table whose rows are lists. */
    setHeadings(headings: readonly string[], row: number) {
      width = headings.length;
      const seen = new Map<string, number>();
      headings.forEach((given, index) => {
        const heading = given.trim();
        const key = heading.toLowerCase();
        const before = seen.get(key);
        if (heading === '')
          problems.add(`The heading is empty; the column is called ${numbered(index + 1)}.`, {
            row,
            column: numbered(index + 1),
          });
        else if (before !== undefined)
          problems.add(`Column ${before} has the same heading.`, { row, column: `${index + 1}` });
        else seen.set(key, index + 1);
        addColumn(heading, row);
      });
    },

    /** Adds a row of texts; what is behind the last heading gets columns of its own. */
    addWritten(cells: readonly string[], row: number) {
      if (cells.length !== width) {
        problems.add(
          `${against(cells, 'cell', width)} ${cells.length < width ? 'Those that are missing are empty.' : 'The others get columns of their own.'}${width === 1 ? ' If a title stands above the headings, remove it.' : ''}`,
          { row },
        );
        // A single row that lost its line breaks must not widen the whole table.
        const most = Math.min(cells.length, width + mostExtra, limits.columns);
        while (columns.length < most) addColumn('', row);
        if (cells.length > most)
          problems.add(
            `${counted(cells.length - most, 'more cell')} of the row ${cells.length - most === 1 ? 'is' : 'are'} left out.`,
            { row },
          );
      }
      for (let index = 0; index < columns.length; index += 1)
        (columns[index] as ColumnBuilder).addWritten(cells[index] ?? '', row);
      nextRow();
    },

    /** Adds a row of values, in the order of the headings. */
    addList(cells: readonly unknown[], row: number) {
      if (cells.length !== width) problems.add(against(cells, 'value', width), { row });
      columns.forEach(({ add }, index) => {
        add(cellOf(cells[index]), row);
      });
      nextRow();
    },

    /** Adds a row whose cells have names. */
    addItem(cells: Iterable<readonly [string, Raw]>, row: number) {
      for (const [heading, cell] of cells) {
        let at = positions.get(heading);
        if (at === undefined) {
          at = addColumn(heading, row) ? columns.length - 1 : -1;
          positions.set(heading, at);
        }
        const column = columns[at];
        if (column?.column.cells.length === rows) column.add(cell, row);
        else if (column)
          problems.add('The name comes twice in the item, which keeps its first value.', { row, column: heading });
      }
      for (const column of columns) if (column.column.cells.length === rows) column.add(null, row);
      nextRow();
    },

    /** Whether the table has as many cells as are read. */
    isFull: () => rows * columns.length >= limits.cells,
    /** Tells that what comes from a row on is left out. */
    tellFull(row: number) {
      problems.add(`The table has more than ${limits.cells.toLocaleString('en')} cells; the rest is left out.`, {
        row,
      });
    },
    rows: () => rows,
    columns: (): RawColumn[] => columns.map(({ column }) => column),
    /** Tells of what was left out and has not been told one by one. */
    end() {
      if (left > 0) problems.add(`${left.toLocaleString('en')} columns are left out.`);
    },
  };
}
export type TableBuilder = ReturnType<typeof createTableBuilder>;
