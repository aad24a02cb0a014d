import { limits } from './limits';

/** Something that could not be read as it stands, and what was made of it. */
export type Problem = {
  /** A sentence for the visitor. Texts of the file in it are plain text. */
  message: string;
  /** The line of a text that is no table, from 1. */
  line?: number;
  /** The row in the file, as a spreadsheet counts: the headings are row 1. Of JSON and Parquet: the number of the item. */
  row?: number;
  /** The heading of the column, or the number of the character in a text that is not a table. */
  column?: string;
};

/** Problems of one sort that are listed, so that many of it leave room for others; and after how many none is looked at. */
const mostOfSort = 20;
const mostSorted = 10_000;
const sortOf = (message: string) => message.replace(/“[^”]*”|\d[\d,.]*/g, '…');

/** Collects problems: the first of each sort are listed, all are counted. */
export function createProblems() {
  const listed: Problem[] = [];
  const sorts = new Map<string, number>();
  let count = 0;
  return {
    add(message: string, place: Omit<Problem, 'message'> = {}) {
      count += 1;
      if (count > mostSorted || listed.length >= limits.problems) return;
      const sort = sortOf(message);
      const before = sorts.get(sort) ?? 0;
      sorts.set(sort, before + 1);
      if (before < mostOfSort) listed.push({ message, ...place });
    },
    listed,
    count: () => count,
  };
}
export type Problems = ReturnType<typeof createProblems>;

/** A text of the file, as it can stand in a sentence. */
export const excerpt = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** A problem with its place, in a sentence. */
export const problemText = ({ message, line, row, column }: Problem): string => {
  const place = [
    line === undefined ? '' : `line ${line}`,
    row === undefined ? '' : `row ${row}`,
    column === undefined ? '' : `column ${column}`,
  ].filter(Boolean);
  if (place.length === 0) return message;
  const words = place.join(', ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}: ${message}`;
};

/** Why JSON that has thousands of brackets around one another is not read. */
export const nestedTooDeeply = 'The JSON is nested too deeply to be read.';
