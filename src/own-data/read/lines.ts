import Papa from 'papaparse';
import { kindOf } from '../infer/kinds';
import { limits } from '../limits';
import type { Problems } from '../problems';
import { barOf } from './drawn';

type Parsed = { data: string[][]; errors: { code: string; row: number }[]; meta: { cursor: number } };

/** Rows with a quotation mark that goes on into others after which quotation marks count for nothing. */
const mostUnclosed = 20;

/** What can be between cells. A comma last, since it stands in numbers and names of tables with another one, too. */
const delimiters = ['\t', ';', '|', ','];

/** How many of the first rows have the same number of cells, which have to be several. */
function evenness(head: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(head, { delimiter, preview: 50, skipEmptyLines: 'greedy' });
  // The beginning of a file may end in the middle of a row.
  const whole = data.length > 2 && !/[\r\n]$/.test(head) ? data.slice(0, -1) : data;
  const counts = new Map<number, number>();
  for (const { length } of whole) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const share = Math.max(0, ...counts.values()) / whole.length;
  // Below headings, or a title, that do not have it, a character in some of the cells separates nothing.
  return (data[0]?.length ?? 0) > 1 || share > 0.5 ? share : 0;
}

/** Whether a text is a column of numbers with separators below a heading, as a spreadsheet copies it. */
function isColumnOfNumbers(head: string): boolean {
  const [heading = '', ...cells] = head.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  return (
    cells.length > 0 &&
    !heading.includes(',') &&
    cells.slice(0, 50).every((cell) => kindOf(cell) === 'figure' || kindOf(cell) === 'number')
  );
}

/** The character between cells: the one that a spreadsheet names in its first line, or of which rows have the same number. */
function delimiterOf(head: string): string {
  const named = /^sep=(.)\r?\n/i.exec(head)?.[1];
  if (named) return named;
  const bar = barOf(head);
  if (bar) return bar;
  if (isColumnOfNumbers(head)) return '\t';
  const even = delimiters.map((delimiter) => evenness(head, delimiter));
  const most = Math.max(...even);
  return most > 0 ? (delimiters[even.indexOf(most)] as string) : ',';
}

/** Whether a first row is `sep=;`, with which a spreadsheet says what is between the cells. */
export const saysDelimiter = (cells: readonly string[]) =>
  cells.length === 2 && cells[0]?.toLowerCase() === 'sep=' && cells[1] === '';

/**
 * Splits a text that comes in pieces into rows of cells. A row is in the list once its line break has come.
 * @param head the beginning, which shows what separates the cells
 */
export function createLines(head: string, problems: Problems) {
  const delimiter = delimiterOf(head);
  let rest = '';
  /** How long a text whose last row is open has to be before it is parsed anew: it must not be with each piece of a large cell. */
  let enough = 0;
  let unclosed = 0;
  const parse = (text: string, isOpen: boolean, withQuotes: boolean): Parsed =>
    new Papa.Parser({ delimiter, newline: '\n', ...(withQuotes ? {} : { fastMode: true }) }).parse(text, 0, isOpen);

  /** Where the row after so many complete ones starts. */
  const startOfRow = (text: string, rows: number) =>
    rows === 0 ? 0 : new Papa.Parser({ delimiter, newline: '\n', preview: rows }).parse(text, 0, true).meta.cursor;

  /** Whether a quoted cell went on beyond its own quotation mark into the next one of a row below. */
  const hasSwallowed = (cells: readonly string[]) =>
    cells.some((cell) => cell.includes('\n') && (cell.includes('\n"') || cell.includes(`${delimiter}"`)));

  /** @param before rows before the text */
  function take(text: string, before: number, isLast: boolean): string[][] {
    const all: string[][] = [];
    for (let left = text; ; ) {
      const { data, errors, meta } = parse(left, !isLast, unclosed <= mostUnclosed);
      const open = errors.find(
        ({ code, row }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && hasSwallowed(data[row] ?? [])),
      );
      // The rows that count; one that is still open, or has taken in others, is not among them.
      const complete = open ? data.slice(0, open.row) : data;
      for (const { code, row } of errors) {
        if (code !== 'InvalidQuotes' || row >= complete.length) continue;
        problems.add('A quotation mark stands in the middle of a quoted cell. The cell is read as far as it goes.', {
          row: before + all.length + row + 1,
        });
      }
      for (const cells of complete) all.push(cells);
      if (!open) {
        // How far an open text has been read.
        left = isLast ? '' : left.slice(meta.cursor);
        if (left.length <= limits.cellLength) {
          rest = left;
          enough = left.length * 2;
          return all;
        }
      } else left = left.slice(startOfRow(left, complete.length));
      const end = left.indexOf('\n');
      const line = end < 0 ? left : left.slice(0, end);
      unclosed += 1;
      problems.add(
        unclosed > mostUnclosed
          ? 'Too many quotation marks are not closed, or not in place. From here on they are read as plain characters.'
          : line.split('"').length % 2 === 1
            ? 'There is text behind a closing quotation mark. The row is read as if it had no quotation marks.'
            : 'A quotation mark is opened and never closed. The row is read as if it had none.',
        { row: before + all.length + 1 },
      );
      all.push(...parse(line, false, false).data);
      if (end < 0) {
        rest = '';
        return all;
      }
      left = left.slice(end + 1);
    }
  }

  return {
    /**
     * Adds a piece.
     * @param before rows before it
     * @returns the rows that are complete now
     */
    push(text: string, before: number): string[][] {
      rest += text;
      return rest.length < enough ? [] : take(rest, before, false);
    },
    /** The rows that no line break ends. */
    end(before: number) {
      const left = rest;
      if (left === '' || left === '\n') return [];
      return take(left.endsWith('\n') ? left.slice(0, -1) : left, before, true);
    },
  };
}
