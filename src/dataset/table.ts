import { fields, type MovieRow } from './fields';

export type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;
/** What a column holds: `date` is text such as `1999-12-31`, as the exports write dates. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'date';
export type Column = { name: string; type: ColumnType };
/**
 * Rows whose cells are exactly of their column's type, or null.
 * `values` are the same cells column by column, where a table came like that: a large one is too much for both.
 */
export type Table = { columns: Column[]; rows: Row[]; values?: Cell[][] };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Jun 12 1998` as `1998-06-12`. */
function isoDate(text: string): string {
  const [month = '', day, year] = text.split(' ');
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`;
}

/** The column that a field of the query builder stands for. */
export const columns: Column[] = fields.map(({ name, inputType, derive }) => ({
  name,
  type: derive ? 'boolean' : inputType === 'number' || inputType === 'date' ? inputType : 'text',
}));

/**
 * The movies table as the engines hold it: only the columns that are fields, under the fields' names, with ISO dates.
 * Nine titles that `movies.json` has as numbers (such as 1776) become text.
 * @param rows all rows of `movies/movies.json`
 */
export function moviesTable(rows: MovieRow[]): Table {
  const cell = (row: MovieRow, index: number): Cell => {
    const field = fields[index] as (typeof fields)[number];
    if (field.derive) return field.derive(row);
    const value = row[field.column] ?? null;
    if (value === null) return null;
    const type = columns[index]?.type;
    if (type === 'number') return Number(value);
    return type === 'date' ? isoDate(String(value)) : String(value);
  };
  return { columns, rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, cell(row, i)]))) };
}
