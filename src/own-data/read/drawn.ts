import { excerpt, type Problems } from '../problems';

/** A line that is drawn between rows. */
const line = /^\s*(?=.*(?:--|:-|-:|[─━═]))[-+|:=\s\u2500-\u257f]+$/;
const bars = ['|', '│', '┃'];

/** What stands between the cells of a table that is drawn, as in Markdown or by the programs of databases. */
export function barOf(head: string): string | undefined {
  const [first = '', second = '', third = ''] = head.split(/\r?\n|\r/, 20).filter((text) => text.trim() !== '');
  if (!line.test(line.test(first) ? third : second)) return undefined;
  const headings = line.test(first) ? second : first;
  return bars.find((bar) => headings.includes(bar));
}

/** Takes the cells out of the rows of a drawn table, and tells what is left out; gives nothing for a line that is no row. */
export function createDrawn(bar: string, problems: Problems) {
  problems.add('This table is drawn: its lines, and the blanks around its cells, are left out.');
  let isFramed: boolean | undefined;
  return (cells: readonly string[], row: number): string[] | undefined => {
    const text = cells.join(bar);
    if (text.trim() === '' || line.test(text)) return undefined;
    if (cells.length === 1) {
      problems.add(`The line is no row of the table, and is left out: ${excerpt(text.trim())}`, { row });
      return undefined;
    }
    const inner = cells.map((cell) => cell.trim());
    isFramed ??= inner[0] === '' && inner.at(-1) === '';
    if (!isFramed) return inner;
    return inner.slice(1, inner.at(-1) === '' ? -1 : undefined);
  };
}
