import { VisitorError } from '../../loading/VisitorError';
import type { Problems } from '../problems';
import { isObject } from './items';

/** How deep in objects lists of rows are looked for: an answer of a server has them in `data.users` or so. */
const deepest = 4;
/** Lists that are offered at most. */
const mostLists = 50;

/** A list of rows in a file: where it is, and how many it has. */
export type RowList = { path: string; length: number };

type Found = [path: string, items: unknown[]];

/** The lists of objects or lists in an object, each with where it is. */
function* listsIn(value: object, path = '', depth = 1): Generator<Found> {
  for (const [key, inner] of Object.entries(value)) {
    if (isObject(inner) && depth < deepest) yield* listsIn(inner, `${path}${key}.`, depth + 1);
    else if (Array.isArray(inner) && typeof inner[0] === 'object') yield [path + key, inner];
  }
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** Keys that number rows from 0, as pandas writes them. */
const areNumbers = (keys: readonly string[]) => keys.length > 0 && keys.every((key, index) => key === String(index));

/** The rows of columns, of which a short one is empty at its end. */
const rowsOf = (columns: readonly (readonly [string, readonly unknown[]])[]) =>
  Array.from({ length: Math.max(0, ...columns.map(([, cells]) => cells.length)) }, (_, row) =>
    Object.fromEntries(columns.map(([name, cells]) => [name, cells[row] ?? null])),
  );

/** Lists of plain values side by side, or objects whose names number the rows: a table column by column. */
function columnsIn(value: Record<string, unknown>): [string, unknown[]][] | undefined {
  const entries = Object.entries(value);
  if (entries.length < 2) return undefined;
  if (entries.every(([, cells]) => Array.isArray(cells) && cells.length > 0 && cells.every(isPlain)))
    return entries as [string, unknown[]][];
  if (entries.every(([, cells]) => isObject(cells) && areNumbers(Object.keys(cells))))
    return entries.map(([name, cells]) => [name, Object.values(cells as object)]);
  return undefined;
}

/** An object without the objects around it that have it as their only part. */
function onlyPart(value: Record<string, unknown>): Record<string, unknown> {
  const [only, other] = Object.values(value);
  return other === undefined && isObject(only) ? onlyPart(only) : value;
}

/** A name for the column of names that no row has. */
function freeKey(rows: readonly Record<string, unknown>[]) {
  let name = 'key';
  for (let count = 2; rows.some((row) => Object.hasOwn(row, name)); count += 1) name = `key ${count}`;
  return name;
}

/** Objects with names that are of one kind, since each has some of the first one's parts: a row each, with its name. */
function namedRows(value: Record<string, unknown>): { rows: unknown[]; key: string } | undefined {
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length < 2 || !first || !entries.every(([, row]) => isObject(row))) return undefined;
  const parts = Object.keys(first[1] as object);
  const rows = entries.map(([, row]) => row as Record<string, unknown>);
  const isAlike = (row: Record<string, unknown>) =>
    parts.filter((part) => Object.hasOwn(row, part)).length * 2 > parts.length;
  if (!rows.every(isAlike)) return undefined;
  const key = freeKey(rows);
  // By entries: a row may have a part that is called `__proto__`.
  return {
    key,
    rows: entries.map(([name, row]) => Object.fromEntries([[key, name], ...Object.entries(row as object)])),
  };
}

/** The names of columns that stand beside lists of cells, as pandas and many servers write them. */
const beside = ['columns', 'fields', 'headers', 'header'];
function headingsBeside(value: Record<string, unknown>, items: readonly unknown[]): string[] | undefined {
  const [first] = items;
  if (!Array.isArray(first)) return undefined;
  for (const name of beside) {
    const headings = value[name];
    if (
      Array.isArray(headings) &&
      headings.length === first.length &&
      headings.every((each) => typeof each === 'string')
    )
      return headings;
  }
  return undefined;
}

/**
 * The rows in a value, and the lists that they could be taken from instead.
 * @param path of the list that the visitor chose
 * @throws {VisitorError} if there are none
 */
export function itemsIn(value: unknown, problems: Problems, path?: string): { items: unknown[]; lists: RowList[] } {
  if (Array.isArray(value)) return { items: value, lists: [] };
  if (!isObject(value)) throw new VisitorError('This JSON has no list of rows: an array of objects is needed.');
  const inner = onlyPart(value);
  const columns = columnsIn(inner);
  if (columns) {
    const lengths = new Set(columns.map(([, cells]) => cells.length));
    problems.add(
      `The lists of the object are the columns of the table.${lengths.size > 1 ? ' They are not of one length: the shorter ones are empty at their end.' : ''}`,
    );
    return { items: rowsOf(columns), lists: [] };
  }
  const named = namedRows(inner);
  const found = [...listsIn(value)].sort(([, a], [, b]) => b.length - a.length);
  const lists = found.slice(0, mostLists).map(([at, { length }]) => ({ path: at, length }));
  const chosen = found.find(([at]) => at === path);
  if (named && !chosen) {
    problems.add(`The parts of the object are the rows of the table; their names are in the column ${named.key}.`);
    return { items: named.rows, lists };
  }
  const [at, items] = chosen ?? found[0] ?? [];
  if (!items) return { items: [value], lists };
  problems.add(
    `The rows are taken from a list inside the object.${lists.length > 1 ? ` It has ${lists.length} lists, of which another can be chosen.` : ''}`,
    { column: at },
  );
  const headings = headingsBeside(value, items);
  return { items: headings ? [headings, ...items] : items, lists };
}

/**
 * The values of a text that has several behind one another, with or without line breaks between.
 * @returns nothing if it has not several, or one of them is no JSON
 */
export function valuesIn(text: string): unknown[] | undefined {
  const values: unknown[] = [];
  let [start, depth, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code === 92) at += 1;
      else if (code === 34) isQuoted = false;
    } else if (code === 34) isQuoted = true;
    else if (code === 91 || code === 123) {
      // Between two values is nothing but blanks.
      if (depth === 0 && text.slice(start, at).trim() !== '') return undefined;
      if (depth === 0) start = at;
      depth += 1;
    } else if (code === 93 || code === 125) {
      depth -= 1;
      if (depth < 0) return undefined;
      if (depth > 0) continue;
      try {
        values.push(JSON.parse(text.slice(start, at + 1)));
      } catch {
        return undefined;
      }
      start = at + 1;
    }
  }
  return values.length > 1 && depth === 0 && text.slice(start).trim() === '' ? values : undefined;
}
