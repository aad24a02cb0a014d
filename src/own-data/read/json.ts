import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { VisitorError } from '../../loading/VisitorError';
import { limits, megabytes } from '../limits';
import type { Problems } from '../problems';
import { wholeText } from './decode';
import { createTold, quoteLongNumbers } from './exactNumbers';
import { itemCells, kindOfItem } from './items';
import type { Reader } from './Reader';
import type { TableBuilder } from './tableBuilder';

/** The place of a character, in words. */
function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset);
  return `line ${before.split('\n').length}, character ${offset - before.lastIndexOf('\n')}`;
}

/** `PropertyNameExpected` as words. */
const inWords = (code: number) =>
  printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/**
 * What can be read of a text that is JSON, or was meant to be.
 * @throws {VisitorError} if the JSON is nested too deeply
 */
export function parsed(written: string, problems: Problems): unknown {
  const { text, quotes } = quoteLongNumbers(written);
  createTold(problems)(quotes.length > 0);
  try {
    return JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    let value: unknown;
    try {
      value = parse(text, errors, { allowTrailingComma: true });
    } catch (cause) {
      throw new VisitorError('The JSON is nested too deeply to be read.', { cause });
    }
    for (const { error, offset } of errors) {
      const added = quotes.filter((at, index) => at + index < offset).length;
      problems.add({ message: `This is not valid JSON at ${placeOf(written, offset - added)}: ${inWords(error)}.` });
    }
    return value;
  }
}

/** How deep in objects lists of rows are looked for: an answer of a server has them in `data.users` or so. */
const deepest = 4;

/** The lists of objects or lists in an object, each with where it is. */
function* listsIn(value: object, path = '', depth = 1): Generator<[string, unknown[]]> {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue;
    if (!Array.isArray(inner)) {
      if (depth < deepest) yield* listsIn(inner, `${path}${key}.`, depth + 1);
    } else if (typeof inner[0] === 'object') yield [path + key, inner];
  }
}

/** The list of items in a value: it, the longest list of objects in it, or the value as the only item. */
function listIn(value: unknown, problems: Problems): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null)
    throw new VisitorError('This JSON has no list of rows: an array of objects is needed.');
  const [longest] = [...listsIn(value)].sort(([, a], [, b]) => b.length - a.length);
  if (!longest) return [value];
  problems.add({ message: 'The rows are taken from a list inside the object.', column: longest[0] });
  return longest[1];
}

/** Adds items to a table, and tells of those that are of another kind than the first. */
export function createItems(table: TableBuilder, problems: Problems) {
  let usual = '';
  return (item: unknown, row: number): boolean => {
    if (table.isFull()) {
      problems.add({
        message: `The table has more than ${limits.cells.toLocaleString('en')} cells; the rest is left out.`,
        row,
      });
      return false;
    }
    const kind = kindOfItem(item);
    usual ||= kind;
    if (kind !== usual) problems.add({ message: `The item is ${kind}, and the first is ${usual}.`, row });
    table.addItem(itemCells(item), row);
    return true;
  };
}

/** A list of objects; a list of lists, whose first has the headings; or an object with such a list in it. */
export const json: Reader = {
  gives: 'rows',
  async read({ blob, problems, onBytes }, table) {
    if (blob.size > limits.wholeBytes)
      throw new VisitorError(
        `This JSON has ${megabytes(blob.size)}, and ${megabytes(limits.wholeBytes)} can be read. NDJSON and CSV can be larger.`,
      );
    const items = listIn(parsed(await wholeText(blob, problems, onBytes), problems), problems);
    const [first] = items;
    if (Array.isArray(first) && first.length > 0 && first.every((name) => typeof name === 'string')) {
      table.setHeadings(first, 1);
      items.slice(1).every((item, index) => {
        if (table.isFull()) return false;
        table.addList(Array.isArray(item) ? item : [item], index + 2);
        return true;
      });
      return;
    }
    const add = createItems(table, problems);
    items.every((item, index) => add(item, index + 1));
  },
};
